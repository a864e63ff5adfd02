import type {ContactKind} from '../leads/leads.ts'

/** Which of the contact dialogs is open. Part of a history entry, so that Back closes it. */
export interface ContactState {
  kind: ContactKind
  /** Absolute address of the piece that the visitor asks about. */
  about?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    contact?: ContactState
  }
}
