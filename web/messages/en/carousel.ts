export const play = 'Play'
export const pause = 'Pause'
export const previousSlide = 'Previous slide'
export const nextSlide = 'Next slide'
export const goToSlide = (ordinal: number) => `Go to slide ${ordinal}`
export const slideOf = (ordinal: number, count: number) => `${ordinal} of ${count}`
/** Words that screen readers say in place of “region” and “group”. */
export const carousel = 'carousel'
export const slide = 'slide'
