// A page with unpublished changes.

export const notPublishedYet = 'You see changes that are not published yet.'
export const showPublished = 'Show what is published'
