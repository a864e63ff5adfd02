export const aboutUs = 'మా గురించి'
export const ourStory = 'మా కథ'
export const ourWork = 'మా పని'
export const ourSpeciality = 'మా ప్రత్యేకత'
