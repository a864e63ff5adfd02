// A file of its own: `entry.client.ts` starts each chunk alone.
export {createRouter} from '@tanstack/react-router'
