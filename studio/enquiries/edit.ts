import {storedAs} from '../forms/typed.ts'
import {writtenOf, type Enquiry, type Written} from './enquiry.ts'
import {useState} from 'react'

/** A field of an enquiry that the owner writes. */
export type Field = keyof Written

const FIELDS = [
  'stage',
  'amount',
  'remindAt',
  'person',
  'phone',
  'assignee',
  'note',
] as const satisfies readonly Field[]

/** Changes in the form of an enquiry that are not saved. `typed` and `shown` have the same fields. */
export interface Edit {
  typed: Partial<Written>
  /** The texts that the form showed when the person began to change them. */
  shown: Partial<Written>
}

export const NO_EDIT: Edit = {typed: {}, shown: {}}

export const fieldsOf = ({typed}: Edit): Field[] => FIELDS.filter((name) => typed[name] !== undefined)

/** The texts of the form: the stored ones, and over them those that the person typed. */
export const shownIn = (enquiry: Partial<Enquiry>, {typed}: Edit): Written => ({
  ...writtenOf(enquiry),
  ...typed,
})

/** The edit after the form was changed to `next`. */
export function edited(edit: Edit, enquiry: Partial<Enquiry>, next: Written): Edit {
  const before = shownIn(enquiry, edit)
  const changed = FIELDS.filter((name) => next[name] !== before[name])
  const typed = {...edit.typed, ...picked(next, changed)}
  const shown = {...picked(before, changed), ...edit.shown}
  return kept(
    {typed, shown},
    FIELDS.filter((name) => typed[name] !== shown[name]),
  )
}

/** The fields of an edit that somebody else has changed since, to something else than the person typed. */
export function conflictsOf(enquiry: Partial<Enquiry>, edit: Edit): Field[] {
  const now = writtenOf(enquiry)
  return fieldsOf(edit).filter(
    (name) => now[name] !== edit.shown[name] && storedOf(name, now) !== storedOf(name, edit.typed),
  )
}

/** The edit of a person who has seen the stored texts and keeps the typed ones: nothing conflicts any more. */
export const rebased = (edit: Edit, enquiry: Partial<Enquiry>): Edit => ({
  ...edit,
  shown: picked(writtenOf(enquiry), fieldsOf(edit)),
})

/** The edit without these fields, which keep the texts that others have stored. */
export const without = (edit: Edit, names: readonly Field[]): Edit =>
  kept(
    edit,
    fieldsOf(edit).filter((name) => !names.includes(name)),
  )

/** The rest of an edit after `sent`, an earlier state of it, was stored. */
export function unstored(edit: Edit, sent: Edit, enquiry: Partial<Enquiry>): Edit {
  const left = kept(
    edit,
    fieldsOf(edit).filter((name) => edit.typed[name] !== sent.typed[name]),
  )
  return {...left, shown: {...left.shown, ...rebased(kept(left, fieldsOf(sent)), enquiry).shown}}
}

const kept = ({typed, shown}: Edit, names: readonly Field[]): Edit => ({
  typed: picked(typed, names),
  shown: picked(shown, names),
})

const storedOf = (name: Field, {[name]: text = ''}: Partial<Written>) =>
  name === 'amount' ? storedAs('rupees', text) : text.trim()

function picked(written: Partial<Written>, names: readonly Field[]): Partial<Written> {
  const found: Partial<Written> = {}
  const put = <Name extends Field>(name: Name, text: Written[Name] | undefined) => {
    if (text !== undefined) found[name] = text
  }
  for (const name of names) put(name, written[name])
  return found
}

/** An edit that is not saved, and its enquiry as it was when the person typed. */
interface Unsaved {
  enquiry: Enquiry
  edit: Edit
}

/** By id of the enquiry. Edits survive a change of row or tool, but not a reload: the browser stores nothing about people. */
let keptEdits: ReadonlyMap<string, Unsaved> = new Map()

/** The edits that are not saved, of all enquiries. */
export function useEdits() {
  const [edits, setEdits] = useState(keptEdits)
  return {
    /** Enquiries with an edit that is not saved. */
    unsaved: [...edits.values()].map(({enquiry}) => enquiry),
    editOf: ({_id}: Enquiry): Edit => edits.get(_id)?.edit ?? NO_EDIT,
    change: (enquiry: Enquiry, changed: (edit: Edit) => Edit) => {
      const next = new Map(keptEdits)
      const edit = changed(keptEdits.get(enquiry._id)?.edit ?? NO_EDIT)
      if (fieldsOf(edit).length > 0) next.set(enquiry._id, {enquiry, edit})
      else next.delete(enquiry._id)
      keptEdits = next
      setEdits(next)
    },
  }
}
