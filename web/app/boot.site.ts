// A file of its own: `entry.client.ts` starts each chunk alone.
export {getRouter} from './router.tsx'
