// Tools of the shop’s staff.

export const ownerMenu = 'యజమాని మెనూ'
export const askRating = 'రేటింగ్ అడగండి'
export const uploadFile = 'ఫైల్ అప్‌లోడ్ చేయండి'
