import {useCallback, useRef, useState, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {alive} from '../device/alive.ts'
import {openLens, type Lens} from './zoom.ts'
import {followGestures} from './zoom-gestures.ts'
import * as messages from '#messages/product-dialog'

interface ZoomFrameProps {
  /** Key of the image. Another image begins whole; the button stays, and with it the focus. */
  picture: string
  children: ReactNode
}

/**
 * An image that a tap, the wheel, two fingers or its button enlarge. A swipe steps to the neighbouring image of the
 * product, and from its last or first image to the neighbouring product.
 */
export function ZoomFrame({picture, children}: ZoomFrameProps) {
  const lens = useRef<Lens>(undefined)
  const [isZoomed, setZoomed] = useState(false)

  // Not an effect, because a finger may touch the image before a normal effect runs, and each image has its own frame.
  const follow = useCallback((frame: HTMLDivElement) => {
    lens.current = openLens(frame, setZoomed)
    const stop = followGestures(frame, lens.current, (step) => {
      const find = (name: string) =>
        frame.closest('dialog')?.querySelector<HTMLElement>(`[data-${name}=${step}]`)
      ;(find('image') ?? find('step'))?.click()
    })
    return () => {
      stop()
      setZoomed(false)
    }
  }, [])

  return (
    <>
      <Frame key={picture} ref={follow} data-zoomed={isZoomed || undefined}>
        {children}
      </Frame>
      <Toggle
        ref={alive}
        data-early=""
        type="button"
        aria-pressed={isZoomed}
        aria-label={messages.enlarge}
        onClick={() => lens.current?.toggle()}
      >
        <Icon shape={isZoomed ? shapes.zoomOut : shapes.zoomIn} />
      </Toggle>
    </>
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
  &[data-held] {
    cursor: grabbing;
  }
  > .photo {
    /* At least the buttons at its edges, one below the other. */
    height: max(12rem, min(62svh, 125vw));
    overflow: visible;
    transition: transform ${theme.motion};
  }
  &[data-held] > .photo {
    transition: none;
  }
  /* Shows the whole picture. The blur around it is as wide as the frame. */
  picture img {
    object-fit: contain;
    user-select: none;
    -webkit-user-drag: none;
  }
  ${from.desktop} {
    height: 100%;

    > .photo {
      height: max(12rem, 95vh);
    }
  }
`

const Toggle = styled.button`
  position: absolute;
  right: 0.75rem;
  bottom: 0.75rem;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius};
  background: ${theme.shade.backdrop};
  color: ${theme.color.onImage};

  html:not([data-hydrated]) & {
    visibility: hidden;
  }
`
