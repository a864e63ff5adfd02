import {useLayoutEffect, useRef, useState, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {openLens, type Lens} from './lens.ts'
import {followGestures} from './zoom-gestures.ts'
import * as words from '#words/product-dialog'

/**
 * A picture that a tap, the wheel, two fingers or its button enlarge. A swipe steps to the neighbouring picture of the
 * product, and from its last or first picture to the neighbouring product.
 */
export function ZoomFrame({children}: {children: ReactNode}) {
  const frame = useRef<HTMLDivElement>(null)
  const lens = useRef<Lens>(undefined)
  const [isZoomed, setZoomed] = useState(false)

  // A layout effect, because a finger may touch the picture before a normal effect runs.
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    lens.current = openLens(element, setZoomed)
    return followGestures(element, lens.current, (step) => {
      // In the dialog, the small picture to step to comes after the links to products, so the last match wins.
      const steps = element.closest('dialog')?.querySelectorAll<HTMLElement>(`[data-step=${step}]`) ?? []
      ;[...steps].at(-1)?.click()
    })
  }, [])

  return (
    <>
      <Frame ref={frame} data-zoomed={isZoomed || undefined}>
        {children}
      </Frame>
      <Toggle
        type="button"
        aria-pressed={isZoomed}
        aria-label={words.enlarge}
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
  > span {
    height: min(62svh, 125vw);
    overflow: visible;
    transition: transform ${theme.motion};
  }
  &[data-held] > span {
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

    > span {
      height: 95vh;
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
  color: ${theme.color.onPicture};

  html:not([data-hydrated]) & {
    visibility: hidden;
  }
`
