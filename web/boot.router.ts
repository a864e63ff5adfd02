export {createRouter} from '@tanstack/react-router'
export {QueryClient} from '@tanstack/react-query'
