import {useEffect, useRef, useState, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {Icon} from './Icon.tsx'
import * as shapes from './shapes.ts'
import {from, theme} from './theme.ts'
import * as messages from '#messages/drift'

interface DriftProps {
  label: string
  /** CSS pixels a second. */
  speed: number
  children: ReactNode[]
}

/**
 * A strip of images that drifts sideways. It holds its images twice and wraps after half its width. Visitors can stop
 * it. Without script, and for visitors who want no motion, it stands still and scrolls by hand.
 *
 * Set the height of its images around it as `--height`, and their proportions as `--ratio`.
 */
export function Drift({label, speed, children}: DriftProps) {
  const track = useRef<HTMLDivElement>(null)
  const motion = useRef<Animation>(undefined)
  const [isPaused, setPaused] = useState(false)
  const count = children.length

  useEffect(() => {
    const element = track.current
    if (!element || count === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const duration = (element.offsetWidth / 2 / speed) * 1000
    motion.current = element.animate(
      {transform: ['none', 'translateX(-50%)']},
      {duration, iterations: Infinity},
    )
    return () => motion.current?.cancel()
  }, [count, speed])

  function turn() {
    if (isPaused) motion.current?.play()
    else motion.current?.pause()
    setPaused(!isPaused)
  }

  const images = children.map((child, index) => <li key={index}>{child}</li>)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach everything that scrolls
    <Frame aria-label={label} tabIndex={0}>
      <div ref={track}>
        <ul>{images}</ul>
        <ul aria-hidden="true">{images}</ul>
      </div>
      <button type="button" onClick={turn} aria-label={isPaused ? messages.play : messages.pause}>
        <Icon shape={isPaused ? shapes.play : shapes.pause} />
      </button>
    </Frame>
  )
}

const Frame = styled.section`
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;

  > div {
    display: flex;
    width: max-content;
  }
  ul {
    display: flex;
    gap: 16px;
    padding-right: 16px;
  }
  li {
    flex: none;
    height: var(--height);
    aspect-ratio: var(--ratio);
  }
  li > .photo {
    height: 100%;
  }
  button {
    position: sticky;
    left: calc(100% - 3.5rem);
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin: -3.25rem 0 0.5rem;
    border: 0;
    border-radius: ${theme.radius};
    background: ${theme.shade.backdrop};
    color: ${theme.color.onImage};
  }
  html:not([data-hydrated]) & button {
    visibility: hidden;
  }
  ${from.still} {
    button,
    ul + ul {
      display: none;
    }
  }
  ${from.print} {
    > div,
    ul {
      flex-wrap: wrap;
      width: auto;
      transform: none !important;
    }
    ul + ul {
      display: none;
    }
    li {
      height: calc(var(--height) / 2);
    }
  }
`
