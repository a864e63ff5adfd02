// The frame around every page.

export const offer = 'ఆఫర్'
export const viewAllProducts = 'అన్ని డిజైన్లు చూడండి'

// The header and its menu.
export const menu = 'మెనూ'
export const main = 'ముఖ్య మెనూ'
export const home = 'హోమ్'
export const designs = 'డిజైన్లు'
export const contact = 'సంప్రదించండి'
export const testimonials = 'అభిప్రాయాలు'
export const about = 'మా గురించి'
export const ownerPage = 'యజమాని పేజీ'
export const skipToContent = 'నేరుగా విషయానికి వెళ్లండి'

// The footer.
export const information = 'సమాచారం'
export const categories = 'విభాగాలు'
export const gazebo = 'గెజిబో'
export const fountains = 'ఫౌంటెన్లు'
export const murals = 'గోడ శిల్పాలు'
export const temples = 'పూజా మందిరాలు'
export const helpCenter = 'సహాయం'
export const callUs = 'కాల్ చేయండి'
export const email = 'ఈమెయిల్'
export const visitUs = 'షోరూమ్‌కు రండి'
export const privacy = 'గోప్యత'
export const accessibility = 'అందరికీ అందుబాటు'
export const privacyChoices = 'గోప్యత ఎంపికలు'

export const loading = 'లోడ్ అవుతోంది …'
