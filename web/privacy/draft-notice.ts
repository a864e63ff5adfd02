import * as messages from '#messages/privacy-notice'

/** The privacy notice of a shop. The owner writes it in the site settings. */
export interface Notice {
  /** Raised when visitors have to be asked again. */
  version: string
  /** ISO 8601, the day alone. */
  date: string
  intro: string
  parts: readonly {heading: string; text: string}[]
}

/**
 * The notice of a shop whose owner has written none, and the texts of a new shop. A draft for counsel, not legal advice:
 * a lawyer has to read it before the shop relies on it.
 */
export const DRAFT_NOTICE: Notice = {
  version: '1',
  date: '2026-11-23',
  intro: messages.intro,
  parts: messages.parts,
}
