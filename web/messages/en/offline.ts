// Pages that the browser has kept for use without network.

/** @param time such as `23 November 2026 at 5:30 pm` */
export const savedCopy = (time: string) => `Saved copy of ${time}. Something may have changed since.`
