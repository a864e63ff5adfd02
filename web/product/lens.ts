import {keepInside, WHOLE, zoomAt, type Point, type View} from './zoom.ts'

/** How much larger a tap makes the picture. */
const TAP_SCALE = 2.5

/**
 * The picture that is the first element of a frame, as it is enlarged and moved there. It moves without the
 * page being rendered anew: a phone has 16 ms for each step.
 */
export interface Lens {
  isZoomed(): boolean
  /** Moves by some pixels and enlarges by a factor around a point of the window, never past an edge. */
  change(by: Point, factor?: number, at?: Point): void
  /** Pulls the whole picture to the side, past its edge. */
  pull(x: number): void
  /** Enlarges around a point of the window (else the middle), or shows the picture whole again. */
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
    // Through the CSSOM: the pages allow no style attributes.
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
