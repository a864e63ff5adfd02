// Evaluating everything at once is the longest task of the whole load; in three pieces, with the browser
// free to answer a touch between them, none of them is long.
const breathe = () =>
  new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', () => resolve(), {once: true})
    port1.start()
    port2.postMessage(undefined)
  })

await import('./boot.react.ts')
await breathe()
await import('./boot.router.ts')
await breathe()
await import('./hydrate.tsx')
export {}
