// A page with unpublished changes.

export const notPublishedYet = 'आप ऐसे बदलाव देख रहे हैं जो अभी प्रकाशित नहीं हुए।'
export const showPublished = 'प्रकाशित साइट दिखाएँ'
