/** Where leads wait in the browser's storage, apart from the code that sends them. */
export const OUTBOX_KEY = 'outbox'
