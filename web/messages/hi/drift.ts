export const play = 'चलाएँ'
export const pause = 'रोकें'
