import type {Purpose, SentChoice} from '../../contract/enquiry/enquiry.ts'

/** Key of the choice in local storage. */
const CHOICE_KEY = 'consent'

/** A visitor's choice about privacy. It holds nothing that names the visitor. */
export interface Choice extends SentChoice {
  at: string
  /** The allowed purposes. Empty: none. */
  purposes: Purpose[]
}

/** Stores the choice. Where storage is blocked, the choice holds for this page and the next page asks again. */
export function storeChoice(choice: Choice): void {
  try {
    localStorage.setItem(CHOICE_KEY, JSON.stringify(choice))
  } catch {}
}
