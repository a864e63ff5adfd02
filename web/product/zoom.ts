/** How far wheel and pinch enlarge a picture. */
const MAX_SCALE = 5

export interface Point {
  x: number
  y: number
}

/** How a picture lies in its frame: its middle, in CSS pixels from the middle of the frame, and its scale. */
export interface View extends Point {
  scale: number
}

export const WHOLE: View = {scale: 1, x: 0, y: 0}

/** Keeps the picture over its frame: at scale 1 centred, larger never past an edge. */
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

/** Enlarges by a factor around a point of the frame, which keeps its place. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE)
  const growth = scale / view.scale
  return {scale, x: point.x - (point.x - view.x) * growth, y: point.y - (point.y - view.y) * growth}
}

/** Middle of some points, and half their distance. */
export function spanOf(points: Point[]): Point & {reach: number} {
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const [first] = points
  return {x, y, reach: first ? Math.hypot(first.x - x, first.y - y) : 0}
}
