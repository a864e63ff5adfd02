export const play = 'चलाएँ'
export const pause = 'रोकें'
export const previousSlide = 'पिछली स्लाइड'
export const nextSlide = 'अगली स्लाइड'
export const goToSlide = (ordinal: number) => `स्लाइड ${ordinal} पर जाएँ`
export const slideOf = (ordinal: number, count: number) => `${count} में से ${ordinal}`
/** Words that screen readers say in place of “region” and “group”. */
export const carousel = 'बदलती तस्वीरें'
export const slide = 'स्लाइड'
