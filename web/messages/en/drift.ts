export const play = 'Play'
export const pause = 'Pause'
