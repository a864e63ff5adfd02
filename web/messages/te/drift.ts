export const play = 'ప్లే చేయండి'
export const pause = 'ఆపండి'
