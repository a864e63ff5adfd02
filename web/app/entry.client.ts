// The only script in the page. The page is complete without script, so the other scripts wait until the browser has
// painted it with its images and is idle. A touch of the visitor starts them earlier.

/** Longest wait for a paint after loading. A tab in the background paints nothing. */
const PATIENCE_MS = 4000

let isStarted = false

// Requesting and evaluating all scripts at once would be the longest task of the load. In parts, the browser can respond to
// a touch between them.
async function start() {
  if (isStarted) return
  isStarted = true
  const {scripts = [], styles}: Files = JSON.parse(document.getElementById('env')?.textContent ?? '{}')
  const styled = styles && addStyles(styles)
  await yieldToMain()
  for (const href of scripts) {
    document.head.append(linkTo('modulepreload', href))
    await yieldToMain()
  }
  await import('./boot.react.ts')
  await yieldToMain()
  await import('./boot.router.ts')
  await yieldToMain()
  await import('./boot.site.ts')
  await yieldToMain()
  await styled
  const {hydratePage} = await import('./hydrate.tsx')
  await yieldToMain()
  await hydratePage(yieldToMain)
}

/**
 * Files that the page names. All scripts are requested in advance: each script names the next, so a chain of requests
 * would take seconds. The settings are parsed here, because importing `env.ts` would pull its chunk into this script.
 */
interface Files {
  scripts?: string[]
  styles?: string
}

/**
 * Adds the styles of all pages. Rules that the page has already are left out: the browser would style all elements once
 * more. Without the file, the page keeps its own styles.
 */
async function addStyles(href: string): Promise<void> {
  // Browsers before 2023. Hydration need not wait: the page has its own styles.
  if (!('adoptedStyleSheets' in Document.prototype)) return document.head.append(linkTo('stylesheet', href))
  const text = await fetch(href)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  await yieldToMain()
  // One rule in each line, in the page as in the file.
  const own = new Set(document.querySelector('style')?.textContent.split('\n'))
  const missing = text
    .split('\n')
    .filter((rule) => !own.has(rule))
    .join('')
  await yieldToMain()
  const sheet = new CSSStyleSheet()
  await sheet.replace(missing)
  // Chrome before 99 rejects `push`.
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
}

const linkTo = (rel: string, href: string) => Object.assign(document.createElement('link'), {rel, href})

/** Lets the browser handle waiting input and painting. */
function yieldToMain() {
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
  if ('requestIdleCallback' in window) requestIdleCallback(startNow, {timeout: PATIENCE_MS})
  else setTimeout(startNow, 200)
}

/** Waits two frames, because a loaded page is not painted yet: the second frame begins after the first is painted. */
function startWhenPainted() {
  requestAnimationFrame(() => requestAnimationFrame(startWhenIdle))
  setTimeout(startNow, PATIENCE_MS)
}

if (document.readyState === 'complete') startWhenPainted()
else addEventListener('load', startWhenPainted, {once: true})
