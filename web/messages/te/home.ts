export const title = 'సహజ రాతి కళాకృతులు'
export const line = 'హైదరాబాద్‌లో లభిస్తాయి.'

export const ourWork = 'మా పని'
export const categories = 'విభాగాలు'
export const eachInItsStone = 'ఒక్కోటీ దానికి తగిన రాయిలో, అన్ని డిజైన్లతో.'
export const whatTheySay = 'కస్టమర్ల మాటల్లో'
export const noTestimonials = 'ఇంకా అభిప్రాయాలు లేవు.'
export const readAllTestimonials = 'అందరి అభిప్రాయాలు చదవండి'
