// Tools of the shop’s staff.

export const ownerMenu = 'मालिक का मेन्यू'
export const askRating = 'रेटिंग माँगें'
export const uploadFile = 'फ़ाइल अपलोड करें'
