/** Name of the tool that makes many products at once, and of the intent that opens it for a category. */
export const ADD_MANY = 'add-many'
