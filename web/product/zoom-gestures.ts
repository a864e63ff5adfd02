import {spanOf, type Lens, type Point} from './zoom.ts'

/** Longest movement of a tap, in CSS pixels. */
const TAP_REACH = 6
/** Shortest movement of a swipe, in CSS pixels. */
const SWIPE = 48
/** Distance that an arrow key moves an enlarged image, in CSS pixels. */
const KEY_STEP = 80

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: KEY_STEP, y: 0},
  ArrowRight: {x: -KEY_STEP, y: 0},
  ArrowUp: {x: 0, y: KEY_STEP},
  ArrowDown: {x: 0, y: -KEY_STEP},
}

/**
 * Lets fingers, mouse, wheel and arrow keys enlarge and move the image in a frame.
 * @param onSwipe called after a swipe over an image that is not enlarged
 * @returns stops it
 */
export function followGestures(
  frame: HTMLElement,
  lens: Lens,
  onSwipe: (step: 'previous' | 'next') => void,
): () => void {
  const over = new AbortController()
  const {signal} = over
  followPointers(frame, {lens, onSwipe, signal})
  // Two fingers zoom. One finger that moves up or down scrolls the page.
  const keepPinch = (event: TouchEvent) => event.touches.length > 1 && event.preventDefault()
  frame.addEventListener('touchmove', keepPinch, {signal, passive: false})
  frame.addEventListener('wheel', (event) => turnWheel(event, lens), {signal, passive: false})
  // The capture phase comes before the listener that steps to another product.
  addEventListener('keydown', (event) => pressKey(event, lens), {signal, capture: true})
  return () => over.abort()
}

interface Pointers {
  lens: Lens
  onSwipe: (step: 'previous' | 'next') => void
  signal: AbortSignal
}

function followPointers(frame: HTMLElement, {lens, onSwipe, signal}: Pointers) {
  const pointers = new Map<number, Point>()
  let moved: Point = {x: 0, y: 0}
  let wasAlone = true

  function down({button, pointerId, clientX, clientY}: PointerEvent) {
    if (button !== 0) return
    wasAlone = pointers.size === 0
    if (wasAlone) moved = {x: 0, y: 0}
    pointers.set(pointerId, {x: clientX, y: clientY})
    frame.setPointerCapture(pointerId)
    frame.dataset['held'] = ''
  }

  function move({pointerId, clientX, clientY}: PointerEvent) {
    if (!pointers.has(pointerId)) return
    const before = spanOf([...pointers.values()])
    pointers.set(pointerId, {x: clientX, y: clientY})
    const after = spanOf([...pointers.values()])
    const by = {x: after.x - before.x, y: after.y - before.y}
    moved = {x: moved.x + by.x, y: moved.y + by.y}
    // A whole image follows the finger sideways, because this may become a swipe.
    if (wasAlone && !lens.isZoomed()) lens.pull(moved.x)
    else lens.change(by, before.reach > 0 ? after.reach / before.reach : 1, after)
  }

  function end({pointerId, clientX, clientY, type}: PointerEvent) {
    if (!pointers.delete(pointerId) || pointers.size > 0) return
    delete frame.dataset['held']
    const [width, height] = [Math.abs(moved.x), Math.abs(moved.y)]
    const isMeant = wasAlone && type === 'pointerup'
    if (isMeant && Math.hypot(width, height) < TAP_REACH) lens.toggle({x: clientX, y: clientY})
    else if (!lens.isZoomed()) {
      lens.reset()
      if (isMeant && width > SWIPE && width > height) onSwipe(moved.x < 0 ? 'next' : 'previous')
    }
  }

  frame.addEventListener('pointerdown', down, {signal})
  frame.addEventListener('pointermove', move, {signal})
  frame.addEventListener('pointerup', end, {signal})
  frame.addEventListener('pointercancel', end, {signal})
}

function turnWheel(event: WheelEvent, lens: Lens) {
  event.preventDefault()
  const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * 16 : event.deltaY
  // Browsers report a pinch on a touchpad as a wheel with Ctrl, in smaller steps.
  const factor = Math.exp(-pixels / (event.ctrlKey ? 100 : 400))
  lens.change({x: 0, y: 0}, factor, {x: event.clientX, y: event.clientY})
}

function pressKey(event: KeyboardEvent, lens: Lens) {
  const by = ARROWS[event.key]
  if (!by || !lens.isZoomed() || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  lens.change(by)
}
