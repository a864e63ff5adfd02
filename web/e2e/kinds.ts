/** Journeys that work in the Studio. */
export const STUDIO = ['leads.e2e.ts', 'studio*.e2e.ts']

/** Journeys that measure a time of a second or two. Nothing else may keep the machine busy while they run. */
export const TIMED = ['dev.e2e.ts', 'live.e2e.ts', 'promptness.e2e.ts', 'static.e2e.ts']
