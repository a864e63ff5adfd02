/** Lets the browser answer a touch before the next piece of work. */
export const breathe = () =>
  new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', () => resolve(), {once: true})
    port1.start()
    port2.postMessage(undefined)
  })
