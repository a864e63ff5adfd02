/** Names of the Studio's tools, and of the intents that open a tool for a category. */
export const ADD_MANY = 'add-many'
export const ALERTS_TOOL = 'alerts'
export const ENQUIRIES_TOOL = 'enquiries'
export const HELP = 'help'
export const QUOTATIONS_TOOL = 'quotations'
export const REPORT = 'report'
export const TABLE = 'table'
