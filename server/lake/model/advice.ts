/** What the operator of a lake can do, as sentences. The program around the lake names its commands in them. */
export interface Advice {
  /** About a database that was damaged while the lake holds every document in memory. */
  damagedWhileOpen: string
  /** About a damaged database that cannot be opened. */
  damagedAtStart: string
  /** Where tokens for scripts are made. Completes "… not over HTTP: ". */
  tokens: string
  /** Where people are given access. */
  people: string
  /** Where backups are made. */
  backups: string
}

export const PLAIN_ADVICE: Advice = {
  damagedWhileOpen: 'The lake can still be read: export its content before you stop the server.',
  damagedAtStart: 'Restore a backup.',
  tokens: 'they are made, listed and revoked on its machine',
  people: 'people are let in on its machine',
  backups: 'they are made on its machine',
}
