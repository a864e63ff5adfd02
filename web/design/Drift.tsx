import {useState, type ReactNode} from 'react'
import {keyframes, styled} from 'styled-components'
import {Icon} from './Icon.tsx'
import {theme} from './theme.ts'

interface DriftProps {
  label: string
  /** Height of the strip in CSS pixels. */
  height: number
  /** CSS pixels a second. */
  speed: number
  /** Width of each child and the gap after it, in CSS pixels, in order. */
  lengths: number[]
  children: ReactNode[]
}

/**
 * A strip of pictures that drifts sideways and wraps after half its width, where the same pictures come
 * again. It can be stopped, it stands still for those who want no motion, and it can be pushed by hand then.
 */
export function Drift({label, height, speed, lengths, children}: DriftProps) {
  const [isPaused, setPaused] = useState(false)
  const length = Math.round(lengths.reduce((sum, each) => sum + each, 0))
  return (
    <Frame role="group" aria-label={label} data-paused={isPaused || undefined} $height={height}>
      <Track $seconds={length / speed} $shift={length}>
        <ul>
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
        <ul aria-hidden="true">
          {children.map((child, index) => (
            <li key={index}>{child}</li>
          ))}
        </ul>
      </Track>
      <button type="button" onClick={() => setPaused(!isPaused)} aria-label={isPaused ? 'Play' : 'Pause'}>
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </Frame>
  )
}

const Frame = styled.div<{$height: number}>`
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;

  ul {
    display: flex;
    gap: 1rem;
    padding-right: 1rem;
  }
  li {
    flex: none;
    height: min(${({$height}) => $height}px, 60vw);
  }
  li > span {
    height: 100%;
  }
  li img {
    width: auto;
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
    color: ${theme.color.onPicture};
  }
`

const Track = styled.div<{$seconds: number; $shift: number}>`
  display: flex;
  width: max-content;

  @media (prefers-reduced-motion: no-preference) {
    animation: ${({$shift}) => drift($shift)} ${({$seconds}) => $seconds}s linear infinite;
  }
  [data-paused] & {
    animation-play-state: paused;
  }
`

const drift = (shift: number) => keyframes`
  to { transform: translateX(-${shift}px); }
`
