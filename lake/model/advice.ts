/**
 * Instructions for the operator of a lake. The program around the lake supplies the instructions, to name its own
 * commands.
 */
export interface Advice {
  /** For a database that is found damaged while it is open. Every document is still in memory. */
  damagedWhileOpen: string
  /** For a damaged database that cannot be opened. */
  damagedAtStart: string
  /** Says where to make tokens for scripts. Completes "… not over HTTP: ". */
  tokens: string
  /** Says where to give people access. */
  people: string
  /** Says where to make backups. */
  backups: string
}

export const PLAIN_ADVICE: Advice = {
  damagedWhileOpen: 'The lake can still be read: export its content before you stop the server.',
  damagedAtStart: 'Restore a backup.',
  tokens: 'make, list and revoke them on the server itself',
  people: 'give people access on the server itself',
  backups: 'make them on the server itself',
}
