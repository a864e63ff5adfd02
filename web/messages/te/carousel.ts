import type * as English from '../en/carousel.ts'

export const play = 'ప్లే చేయండి'
export const pause = 'ఆపండి'
export const previousSlide = 'ముందు స్లైడ్'
export const nextSlide = 'తర్వాతి స్లైడ్'
export const goToSlide: typeof English.goToSlide = (ordinal) => `${ordinal}వ స్లైడ్‌కు వెళ్లండి`
export const slideOf: typeof English.slideOf = (ordinal, count) => `${count}లో ${ordinal}`
export const carousel = 'స్లైడ్ షో'
export const slide = 'స్లైడ్'
