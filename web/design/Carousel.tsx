import {Children, useEffect, useRef, useState, type ReactNode} from 'react'
import type {Swiper} from 'swiper'
import {styled} from 'styled-components'
import {Icon} from './Icon.tsx'
import * as shapes from './shapes.ts'
import {from, theme} from './theme.ts'
import * as messages from '#messages/carousel'

interface CarouselProps {
  /** Name of the carousel for assistive technology. */
  label: string
  /** The current slide is in the middle, with the edges of its neighbours on both sides. */
  isCentred?: boolean
  /** Milliseconds that each slide is shown. */
  delay: number
  /** The carousel stops while the mouse is over it. */
  stopsUnderMouse?: boolean
  children: ReactNode
}

/**
 * Slides side by side, after the carousel pattern of the ARIA authoring practices. It scrolls and snaps without script.
 * Once it is on the screen, a library turns it by itself and in a circle.
 *
 * Set the width of its slides around it, as `--slide`. Give it a `key` made of its slides, because the library moves
 * their elements.
 */
export function Carousel({label, isCentred, delay, stopsUnderMouse, children}: CarouselProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [swiper, setSwiper] = useState<Swiper>()
  const [shown, setShown] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const slides = Children.toArray(children)

  useEffect(
    () =>
      frame.current
        ? whenSeen(frame.current, async (element) => {
            const {startSwiper} = await import('./start-swiper.ts')
            return startSwiper(element, {
              isCentred,
              delay,
              stopsUnderMouse,
              onTurn: setShown,
              onPlay: setPlaying,
              onStart: setSwiper,
            })
          })
        : undefined,
    [isCentred, delay, stopsUnderMouse],
  )

  return (
    <Outer aria-label={label} aria-roledescription={messages.carousel} data-ready={swiper ? '' : undefined}>
      <Frame
        ref={frame}
        className="swiper"
        data-centred={isCentred ? '' : undefined}
        // Until the library is loaded, the keyboard scrolls the slides, so they have to be focusable.
        {...(swiper ? {} : {role: 'group', tabIndex: 0, 'aria-label': label})}
      >
        <div className="swiper-wrapper" aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className="swiper-slide"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the carousel pattern requires a group
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.slideOf(index + 1, slides.length)}
            >
              {slide}
            </div>
          ))}
        </div>
      </Frame>
      <Controls swiper={swiper} isPlaying={isPlaying} shown={shown} count={slides.length} />
    </Outer>
  )
}

interface ControlsProps {
  swiper: Swiper | undefined
  isPlaying: boolean
  /** Index of the current slide. */
  shown: number
  count: number
}

function Controls({swiper, isPlaying, shown, count}: ControlsProps) {
  const turn = () => (isPlaying ? swiper?.autoplay.stop() : swiper?.autoplay.start())
  return (
    <div className="controls">
      <button
        type="button"
        className="play"
        aria-label={isPlaying ? messages.pause : messages.play}
        onClick={turn}
      >
        <Icon shape={isPlaying ? shapes.pause : shapes.play} />
      </button>
      <div className="dots">
        {Array.from({length: count}, (_, index) => (
          <button
            key={index}
            type="button"
            aria-label={messages.goToSlide(index + 1)}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => swiper?.slideToLoop(index)}
          />
        ))}
      </div>
      <button
        type="button"
        className="previous"
        aria-label={messages.previousSlide}
        onClick={() => swiper?.slidePrev()}
      >
        <Icon shape={shapes.previous} />
      </button>
      <button type="button" aria-label={messages.nextSlide} onClick={() => swiper?.slideNext()}>
        <Icon shape={shapes.next} />
      </button>
    </div>
  )
}

/** Runs `start` once a part of the element is on the screen. @returns undoes it */
function whenSeen(element: HTMLElement, start: (element: HTMLElement) => Promise<() => void>) {
  let stop: (() => void) | undefined
  let isOver = false

  async function begin() {
    // Without the library the slides still scroll. The slides only stop turning by themselves.
    const started = await start(element).catch(() => undefined)
    if (isOver) started?.()
    else stop = started
  }

  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    void begin()
  })
  observer.observe(element)
  return () => {
    isOver = true
    observer.disconnect()
    stop?.()
  }
}

const Outer = styled.section`
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
    margin-top: ${theme.space.xs};
    padding-inline: ${theme.gutter};
    visibility: hidden;
  }
  &[data-ready] .controls {
    visibility: visible;
  }
  button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
  }
  /* On a phone the dots have a row of their own, where each is wide enough for a finger. */
  .dots {
    display: flex;
    order: 1;
    justify-content: center;
    width: 100%;
  }
  .play {
    margin-right: auto;
  }
  .dots button::before {
    content: '';
    width: 100%;
    border-top: 2px solid ${theme.color.edge};
    transform: scaleX(0.75);
  }
  .dots [aria-current]::before {
    border-top: 4px solid ${theme.color.accent};
  }
  ${from.print} {
    .controls {
      display: none;
    }
  }
  ${from.tablet} {
    .dots {
      order: 0;
      width: auto;
    }
    .previous {
      margin-left: auto;
    }
  }
`

const Frame = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &.swiper-initialized {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y;
  }
  .swiper-wrapper {
    display: flex;
    transition-property: transform;
  }
  .swiper-slide {
    flex: none;
    width: var(--slide);
    margin-right: 1rem;
    scroll-snap-align: start;
  }
  &[data-centred] .swiper-slide {
    scroll-snap-align: center;
  }
  /* Where the library puts the first slide. To the library a slide includes the gap. Nothing shifts when it starts. */
  &[data-centred]:not(.swiper-initialized) .swiper-wrapper {
    padding-left: calc((100% - var(--slide) - 1rem) / 2);
  }
  /* Paper shows all slides. The library has set widths and positions on the elements. */
  ${from.print} {
    .swiper-wrapper {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 1rem;
      padding: 0;
      transform: none !important;
    }
    .swiper-slide {
      width: auto !important;
      margin: 0 !important;
    }
  }
`
