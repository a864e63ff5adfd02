// A page with unpublished changes.

export const notPublishedYet = 'ఇంకా పబ్లిష్ కాని మార్పులు మీకు కనిపిస్తున్నాయి.'
export const showPublished = 'పబ్లిష్ అయినది చూపండి'
