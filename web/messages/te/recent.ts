export const recentlyViewed = 'ఇటీవల చూసినవి'
