export const aboutUs = 'हमारे बारे में'
export const ourStory = 'हमारी कहानी'
export const ourWork = 'हमारा काम'
export const ourSpeciality = 'हमारी ख़ासियत'
