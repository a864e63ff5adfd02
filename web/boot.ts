import {breathe} from './breathe.ts'

// Evaluating everything at once is the longest task of the whole load; in three pieces, with the browser
// free to answer a touch between them, none of them is long.
await import('./boot.react.ts')
await breathe()
await import('./boot.router.ts')
await breathe()
await import('./hydrate.tsx')
