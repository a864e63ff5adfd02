export {getRouter} from './router.tsx'
