// The categories.
export const designs = 'Designs'
export const ourShowroom = 'Our Showroom'
export const chooseADesign = 'Choose a design'
