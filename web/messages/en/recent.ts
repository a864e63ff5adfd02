export const recentlyViewed = 'Recently viewed'
