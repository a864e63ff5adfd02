/** Name of the tool that changes many products at once, and of the intent that opens it for a category. */
export const TABLE = 'table'
