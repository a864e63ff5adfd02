import {keepInside, WHOLE, zoomAt, type Point, type View} from './zoom.ts'

/** Factor by which a tap enlarges the picture. */
const TAP_SCALE = 2.5

/**
 * Enlarges and moves the picture that is the first element of a frame. It does so without rendering the page again,
 * because a phone has 16 ms for each step.
 */
export interface Lens {
  isZoomed(): boolean
  /** Moves by pixels and enlarges by a factor around a point of the window, never past an edge. */
  change(by: Point, factor?: number, at?: Point): void
  /** Moves a whole picture sideways while a finger swipes. */
  pull(x: number): void
  /** Enlarges around a point of the window, or around the middle. If enlarged already, shows the whole picture. */
  toggle(at?: Point): void
  reset(): void
}

export function openLens(frame: HTMLElement, onZoom: (isZoomed: boolean) => void): Lens {
  const picture = frame.firstElementChild
  let view = WHOLE

  function show(next: View) {
    view = next
    onZoom(view.scale > 1)
    if (!(picture instanceof HTMLElement)) return
    // Through the CSSOM, because the pages' policy forbids style attributes.
    picture.style.transform = view === WHOLE ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
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
