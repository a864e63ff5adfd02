import {useState, type ReactNode} from 'react'
import {keyframes, styled} from 'styled-components'
import {Icon} from './Icon.tsx'
import {from, theme} from './theme.ts'

interface DriftProps {
  label: string
  /** Height of the strip in CSS pixels. */
  height: number
  /** Width of each picture divided by its height. */
  ratio: number
  /** CSS pixels a second. */
  speed: number
  children: ReactNode[]
}

/** Between two pictures, in CSS pixels. */
const GAP = 16

/**
 * A strip of pictures that drifts sideways and wraps after half its width, where the same pictures come
 * again. It can be stopped; for those who want no motion it stands still and is pushed by hand.
 */
export function Drift({label, height, ratio, speed, children}: DriftProps) {
  const [isPaused, setPaused] = useState(false)
  const width = Math.round(height * ratio)
  const pictures = children.map((child, index) => <li key={index}>{child}</li>)
  return (
    // A region that scrolls must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label={label} tabIndex={0} data-paused={isPaused || undefined}>
      <Track $seconds={(children.length * (width + GAP)) / speed} $height={height} $width={width}>
        <ul>{pictures}</ul>
        <ul aria-hidden="true">{pictures}</ul>
      </Track>
      <button type="button" onClick={() => setPaused(!isPaused)} aria-label={isPaused ? 'Play' : 'Pause'}>
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </Frame>
  )
}

const Frame = styled.section`
  position: relative;
  overflow-x: auto;
  scrollbar-width: none;

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
  ${from.still} {
    button,
    ul + ul {
      display: none;
    }
  }
`

const drift = keyframes`
  to { transform: translateX(-50%); }
`

const Track = styled.div<{$seconds: number; $height: number; $width: number}>`
  display: flex;
  width: max-content;
  animation: ${drift} ${({$seconds}) => $seconds}s linear infinite;

  [data-paused] > & {
    animation-play-state: paused;
  }
  ${from.still} {
    animation: none;
  }
  ul {
    display: flex;
    gap: ${GAP}px;
    padding-right: ${GAP}px;
  }
  li {
    flex: none;
    width: ${({$width}) => $width}px;
    height: ${({$height}) => $height}px;
  }
  li > span {
    height: 100%;
  }
`
