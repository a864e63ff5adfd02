/** Largest scale that wheel and pinch reach. */
const MAX_SCALE = 5

export interface Point {
  x: number
  y: number
}

/** Scale of an image, and its middle in CSS pixels from the middle of its frame. */
interface View extends Point {
  scale: number
}

export const WHOLE: View = {scale: 1, x: 0, y: 0}

/** Limits a view to the frame: centred at scale 1, and never past an edge when larger. */
export function keepInside({scale, x, y}: View, width: number, height: number): View {
  const clamped = Math.min(Math.max(scale, 1), MAX_SCALE)
  const reachX = ((clamped - 1) * width) / 2
  const reachY = ((clamped - 1) * height) / 2
  return {
    scale: clamped,
    x: Math.min(Math.max(x, -reachX), reachX),
    y: Math.min(Math.max(y, -reachY), reachY),
  }
}

/** Enlarges by a factor around a point of the frame. The image under that point does not move. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE)
  const growth = scale / view.scale
  return {scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth}
}

/** Middle of one or two points, and the distance of each from it. */
export function spanOf(points: Point[]): Point & {reach: number} {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const [first] = points
  return {x, y, reach: first ? Math.hypot(first.x - x, first.y - y) : 0}
}

/** Factor by which a tap enlarges the image. */
const TAP_SCALE = 2.5

/**
 * Enlarges and moves the image that is the first element of a frame. It does so without rendering the page again,
 * because a phone has 16 ms for each step.
 */
export interface Lens {
  isZoomed(): boolean
  /** Moves by pixels and enlarges by a factor around a point of the window, never past an edge. */
  change(by: Point, factor?: number, at?: Point): void
  /** Moves a whole image sideways while a finger swipes. */
  pull(x: number): void
  /** Enlarges around a point of the window, or around the middle. If enlarged already, shows the whole image. */
  toggle(at?: Point): void
  reset(): void
}

export function openLens(frame: HTMLElement, onZoom: (isZoomed: boolean) => void): Lens {
  const image = frame.firstElementChild
  let view = WHOLE

  function show(next: View) {
    view = next
    onZoom(view.scale > 1)
    if (!(image instanceof HTMLElement)) return
    // Through the CSSOM, because the pages' policy forbids style attributes.
    image.style.transform = view === WHOLE ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }

  const showInside = (next: View) => {
    const inside = keepInside(next, frame.clientWidth, frame.clientHeight)
    show(inside.scale === 1 ? WHOLE : inside)
  }

  const fromMiddle = (point: Point | undefined) => {
    if (!point) return {x: 0, y: 0}
    const {left, top, width, height} = frame.getBoundingClientRect()
    return {x: point.x - left - width / 2, y: point.y - top - height / 2}
  }

  return {
    isZoomed: () => view.scale > 1,
    change: ({x, y}, factor = 1, at) =>
      showInside(zoomAt({...view, x: view.x + x, y: view.y + y}, factor, fromMiddle(at))),
    pull: (x) => show({scale: 1, x, y: 0}),
    toggle: (at) => showInside(view.scale > 1 ? WHOLE : zoomAt(view, TAP_SCALE, fromMiddle(at))),
    reset: () => show(WHOLE),
  }
}
