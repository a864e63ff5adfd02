import {Swiper} from 'swiper'
import {Autoplay} from 'swiper/modules'

interface SwiperStart {
  isCentred?: boolean
  /** Milliseconds that each slide is shown. */
  delay: number
  stopsUnderMouse?: boolean
  onTurn: (slide: number) => void
  onPlay: (isPlaying: boolean) => void
  onStart: (swiper: Swiper) => void
}

/**
 * Turns scrolling slides into a carousel that moves by itself, except in a hidden tab and for visitors who want no
 * motion.
 * @returns a function that restores the scrolling slides
 */
export function startSwiper(element: HTMLElement, options: SwiperStart): () => void {
  const wantsStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const width = element.querySelector('.swiper-slide')?.clientWidth ?? 1
  const initialSlide = Math.round(element.scrollLeft / (width + 16))
  element.scrollLeft = 0
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    loop: true,
    loopPreventsSliding: false,
    slidesPerView: 'auto',
    centeredSlides: options.isCentred ?? false,
    initialSlide,
    speed: wantsStill ? 0 : 500,
    autoplay: {
      delay: options.delay,
      disableOnInteraction: false,
      // Without motion there is no transition, so its end would never come.
      waitForTransition: !wantsStill,
      pauseOnMouseEnter: options.stopsUnderMouse ?? false,
    },
    on: {
      realIndexChange: ({realIndex}) => options.onTurn(realIndex),
      autoplayStart: ({autoplay}) => {
        // After a stop in the middle of a transition the library still counts as paused, and would ignore the mouse.
        autoplay.paused = false
        options.onPlay(true)
      },
      autoplayStop: () => options.onPlay(false),
    },
  })
  if (wantsStill) swiper.autoplay.stop()
  options.onTurn(swiper.realIndex)
  options.onPlay(swiper.autoplay.running)
  options.onStart(swiper)
  const over = holdUnderKeys(element, swiper)
  return () => {
    over.abort()
    if (!swiper.destroyed) swiper.destroy(true, true)
  }
}

/** Stops the slides while the keyboard is in the carousel, unless the keyboard has started them again. */
function holdUnderKeys(element: HTMLElement, swiper: Swiper): AbortController {
  const over = new AbortController()
  const carousel = element.parentElement ?? element
  let isHeld = false
  const hold = () => {
    isHeld = carousel.querySelector(':focus-visible') !== null
    if (isHeld) swiper.autoplay.pause()
  }
  const release = () => {
    if (isHeld && swiper.autoplay.paused) swiper.autoplay.resume()
    isHeld = false
  }
  carousel.addEventListener('focusin', hold, over)
  carousel.addEventListener('focusout', release, over)
  swiper.on('autoplayStart', () => (isHeld = false))
  // The library resumes by itself after each transition.
  swiper.on('autoplayResume', () => isHeld && swiper.autoplay.pause())
  return over
}
