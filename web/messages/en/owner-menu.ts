// Tools of the shop’s staff.

export const ownerMenu = 'Owner Menu'
export const askRating = 'Ask Rating'
export const uploadFile = 'Upload File'
