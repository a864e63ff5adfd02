export const aboutUs = 'About Us'
export const ourStory = 'Our Story'
export const ourWork = 'Our Work'
export const ourSpeciality = 'Our Speciality'
