import type * as English from '../en/category-card.ts'

export const allOf: typeof English.allOf = (category) => category
export const viewMoreDesigns = 'మరిన్ని డిజైన్లు చూడండి'
