// A file of its own: `entry.client.ts` starts each chunk alone. This one loads the chunk that also holds `react-dom`, but
// does not start `react-dom`. Starting is a step of its own, in `hydrate.tsx`.
export {startTransition} from 'react'
