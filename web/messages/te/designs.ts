// The categories.
export const designs = 'డిజైన్లు'
export const ourShowroom = 'మా షోరూమ్'
export const chooseADesign = 'డిజైన్ ఎంచుకోండి'
