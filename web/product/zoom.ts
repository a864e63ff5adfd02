/** Largest scale that wheel and pinch reach. */
const MAX_SCALE = 5

export interface Point {
  x: number
  y: number
}

/** Scale of a picture, and its middle in CSS pixels from the middle of its frame. */
export interface View extends Point {
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

/** Enlarges by a factor around a point of the frame. The picture under that point does not move. */
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
