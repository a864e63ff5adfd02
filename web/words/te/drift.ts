export const play = 'నడపండి'
export const pause = 'ఆపండి'
