/** Name of the tool that explains the Studio. */
export const HELP = 'help'
