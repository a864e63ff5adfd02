import {useRef, useState, type PointerEvent, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {from, theme} from '../design/theme.ts'

/** How much larger a tap makes the picture, and how far wheel and pinch go. */
const TAP_SCALE = 2.5
const MAX_SCALE = 5
/** Distance in CSS pixels from which a movement is a swipe and no longer a tap. */
const SWIPE = 48

interface View {
  scale: number
  x: number
  y: number
}

const WHOLE: View = {scale: 1, x: 0, y: 0}

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

/** A picture that a tap, the wheel or two fingers enlarge, and that a swipe turns to its neighbour. */
export function ZoomFrame({children}: {children: ReactNode}) {
  const [view, setView] = useState(WHOLE)
  const pointers = useRef(new Map<number, {x: number; y: number}>())
  const moved = useRef({x: 0, y: 0})

  function change(element: Element, next: (view: View) => View) {
    const {clientWidth, clientHeight} = element
    setView((current) => keepInside(next(current), clientWidth, clientHeight))
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
    pointers.current.set(event.pointerId, {x: event.clientX, y: event.clientY})
    moved.current = {x: moved.current.x + dx, y: moved.current.y + dy}
    const [other] = others
    const gap = (point: {x: number; y: number}) =>
      other ? Math.hypot(point.x - other.x, point.y - other.y) : 1
    const growth = gap({x: event.clientX, y: event.clientY}) / Math.max(gap(before), 1)
    change(event.currentTarget, ({scale, x, y}) => ({scale: scale * growth, x: x + dx, y: y + dy}))
  }

  function end(event: PointerEvent<HTMLDivElement>) {
    const wasAlone = pointers.current.size === 1
    if (!pointers.current.delete(event.pointerId) || !wasAlone) return
    const {x, y} = moved.current
    if (Math.hypot(x, y) < 6) {
      change(event.currentTarget, ({scale}) => (scale > 1 ? WHOLE : {...WHOLE, scale: TAP_SCALE}))
    } else if (view.scale === 1 && Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) {
      const step = x < 0 ? 'next' : 'previous'
      event.currentTarget.closest('dialog')?.querySelector<HTMLElement>(`[data-step=${step}]`)?.click()
    }
  }

  return (
    <Frame
      data-zoomed={view.scale > 1 || undefined}
      onPointerDown={(event) => {
        if (pointers.current.size === 0) moved.current = {x: 0, y: 0}
        pointers.current.set(event.pointerId, {x: event.clientX, y: event.clientY})
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
      onWheel={(event) =>
        change(event.currentTarget, (at) => ({...at, scale: at.scale * Math.exp(-event.deltaY / 400)}))
      }
      ref={(element) => {
        // Through the CSSOM: the pages allow no style attributes.
        const picture = element?.firstElementChild
        if (picture instanceof HTMLElement) {
          picture.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
        }
      }}
    >
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  background: ${theme.color.raised};
  cursor: zoom-in;
  touch-action: pan-y;

  &[data-zoomed] {
    cursor: grab;
    touch-action: none;
  }
  > span {
    aspect-ratio: 4 / 5;
    max-height: 78svh;
    margin-inline: auto;
    transition: transform ${theme.motion};
  }
  &[data-zoomed] > span {
    transition: none;
  }
  img {
    object-fit: contain;
    user-select: none;
    -webkit-user-drag: none;
  }
  svg {
    display: none;
  }
  ${from.desktop} {
    > span {
      aspect-ratio: auto;
      max-height: none;
      height: 95vh;
    }
  }
`
