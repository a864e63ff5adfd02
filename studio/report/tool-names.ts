/** Name of the tool that shows what works for the shop. */
export const REPORT = 'report'
