/** Name of the tool that follows enquiries. */
export const ENQUIRIES_TOOL = 'enquiries'
