import type {ContactKind} from '../leads/leads.ts'

/** The open contact dialog. Part of a history entry, so that Back closes it. */
export interface ContactState {
  kind: ContactKind
  /** Absolute address of the product or category that the visitor asks about. */
  about?: string
  /** A message of its own about the product, and the title of its dialog. Absent: the question for the price. */
  text?: string
  title?: string
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    contact?: ContactState
  }
}
