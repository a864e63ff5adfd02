// The only script in the page. The page is complete without it, so the rest waits until the browser has
// painted and is idle, or until the visitor touches something, whichever is first.
let started = false

function start() {
  if (started) return
  started = true
  void import('./boot.ts')
}

for (const type of ['pointerdown', 'keydown', 'touchstart', 'focusin']) {
  addEventListener(type, start, {capture: true, passive: true, once: true})
}

function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, {timeout: 4000})
  else setTimeout(start, 200)
}

if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle, {once: true})
