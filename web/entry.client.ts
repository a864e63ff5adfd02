// The only script in the page. The page is complete without it, so the rest waits until the browser has painted
// it with its pictures and is idle, or until the visitor touches something, whichever is first.

/** Milliseconds after loading at which scripts start where nothing is painted: a tab in the background. */
const PATIENCE = 4000

let isStarted = false

// Evaluating everything at once is the longest task of the whole load; in three pieces, with the browser
// free to answer a touch between them, none of them is long.
async function start() {
  if (isStarted) return
  isStarted = true
  await import('./boot.react.ts')
  await breathe()
  await import('./boot.router.ts')
  await breathe()
  await import('./hydrate.tsx')
}

/** Lets the browser do what is waiting: input, painting. */
function breathe() {
  return new Promise<void>((resolve) => {
    const {port1, port2} = new MessageChannel()
    port1.addEventListener('message', () => resolve(), {once: true})
    port1.start()
    port2.postMessage(null)
  })
}

const startNow = () => void start()

for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
  addEventListener(type, startNow, {capture: true, passive: true, once: true})
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(startNow, {timeout: PATIENCE})
  else setTimeout(startNow, 200)
}

/** Loaded is not yet painted: the frame after the next one shows that the next one has been. */
function startWhenPainted() {
  requestAnimationFrame(() => requestAnimationFrame(startWhenIdle))
  setTimeout(startNow, PATIENCE)
}

if (document.readyState === 'complete') startWhenPainted()
else addEventListener('load', startWhenPainted, {once: true})
