import type {Page} from '@playwright/test'

/** What the checks below share. Runs in the browser. An open dialog or menu is the page: nothing else can be used. */
function tools() {
  const scope = document.querySelector('dialog[open], :popover-open') ?? document.body
  return {
    scope,
    nameOf: (element: Element) =>
      `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`,
    isShown: (element: Element) => {
      const {width, height} = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      return isVisible && width > 1 && height > 1
    },
    /** Whether an element is in a strip that shows its parts one after the other. */
    isInStrip: (element: Element) => {
      for (let around: Element | null = element; around && around !== scope; around = around.parentElement)
        if (around.scrollWidth > around.clientWidth && /auto|scroll/.test(getComputedStyle(around).overflowX))
          return true
      return element.closest('.swiper, [aria-hidden=true]') !== null
    },
  }
}

type Tools = ReturnType<typeof tools>

const check = (page: Page, faults: (shared: Tools) => string[]) =>
  page.evaluate<string[]>(`(${String(faults)})((${String(tools)})())`)

/** Reports a page or dialog that is wider than the screen, and texts that leave the screen or are cut. */
export const cutTexts = (page: Page) => check(page, findCutTexts)

/** Reports texts that lie over other texts. Those of bars that stay while the page scrolls are compared with each other. */
export const textsOverTexts = (page: Page) => check(page, findTextsOverTexts)

/**
 * Focuses each control, and reports those that show less than 24 pixels then: they are outside the screen, or under
 * something else. Cards that are alike are left out.
 */
export const coveredControls = (page: Page) => check(page, findCoveredControls)

/** Reports elements that stay while the page scrolls, but for an open dialog or menu. */
export const stayingElements = (page: Page) => check(page, findStayingElements)

function findCutTexts({scope, nameOf, isShown, isInStrip}: Tools) {
  const widths = [document.documentElement.scrollWidth, scope.scrollWidth]
  const found = widths.flatMap((width) => (width > innerWidth ? [`${width} pixels wide`] : []))
  /** The nearest element around one that cuts what is larger, unless that scrolls. */
  function cutterOf(element: Element) {
    let around: Element | null = element
    while (around && around !== scope && getComputedStyle(around).overflow === 'visible')
      around = around.parentElement
    const isCut = around && around !== scope && !/auto|scroll/.test(getComputedStyle(around).overflow)
    return isCut ? around : undefined
  }
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim() || element.matches('script, style, option')) continue
    if (!isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const box = cutterOf(element)?.getBoundingClientRect()
    for (const {left, right, top, bottom, height} of range.getClientRects()) {
      if ((left < -1 || right > innerWidth + 1) && !isInStrip(element))
        found.push(`outside the screen: ${nameOf(element)}`)
      // A line is higher than its letters.
      const [first, last] = [top + height / 4, bottom - height / 4]
      if (box && (left < box.left - 1 || right > box.right + 1 || first < box.top || last > box.bottom))
        found.push(`cut: ${nameOf(element)}`)
    }
  }
  return [...new Set(found)]
}

function findTextsOverTexts({scope, nameOf, isShown}: Tools) {
  const boxes: {element: Element; bar: Element | null; line: DOMRect}[] = []
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const element = text.parentElement
    if (!element || !text.nodeValue?.trim() || element.matches('script, style, option')) continue
    if (!isShown(element)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const bar = element.closest('#banner, .choices, body > header')
    for (const {left, top, width, height} of range.getClientRects())
      boxes.push({element, bar, line: new DOMRect(left + 1, top + height / 4, width - 2, height / 2)})
  }
  boxes.sort((one, other) => one.line.top - other.line.top)
  const found = boxes.flatMap((one, index) => {
    const below = boxes.slice(index + 1)
    const end = below.findIndex(({line}) => line.top >= one.line.bottom)
    return (end < 0 ? below : below.slice(0, end)).flatMap(({element, bar, line}) => {
      const isBeside = line.left >= one.line.right || one.line.left >= line.right
      if (isBeside || bar !== one.bar || element === one.element) return []
      return [`one over the other: ${nameOf(one.element)}, ${nameOf(element)}`]
    })
  })
  return [...new Set(found)]
}

function findCoveredControls({scope, nameOf, isShown, isInStrip}: Tools) {
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]',
  )
  const found = [...controls].filter((control) => {
    const isOneOfMany = control.matches('li:nth-child(n + 4) article *, article li:nth-child(n + 4) *')
    if (!isShown(control) || isInStrip(control) || isOneOfMany) return false
    control.focus()
    if (document.activeElement !== control) return false
    const {left, right, top, bottom, height} = control.getBoundingClientRect()
    const middle = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
    let seen = 0
    for (let y = Math.max(0, top) + 1; y < Math.min(innerHeight, bottom); y += 4) {
      const at = document.elementFromPoint(middle, y)
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
      if (at && (control.contains(at) || label?.contains(at))) seen += 4
    }
    return seen < Math.min(24, height - 2)
  })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return found.map(nameOf)
}

function findStayingElements({scope, nameOf, isShown}: Tools) {
  const staying = [...document.body.querySelectorAll('*')].filter((element) => {
    if (element === scope) return false
    const {position, top, bottom} = getComputedStyle(element)
    if (position !== 'fixed' && !(position === 'sticky' && [top, bottom].some((edge) => edge !== 'auto')))
      return false
    // The link that skips to the content waits above the screen.
    return isShown(element) && element.getBoundingClientRect().bottom > 0
  })
  return staying.map(nameOf)
}
