import {useState} from 'react'
import {fieldsOf, NO_EDIT} from './edit.ts'
import type {Edit} from './edit.ts'
import type {Enquiry} from './enquiry.ts'

/** An edit that is not saved, and its enquiry as it was when the person typed. */
interface Unsaved {
  enquiry: Enquiry
  edit: Edit
}

/** By id of the enquiry. Edits survive a change of row or tool, but not a reload: the browser stores nothing about people. */
let kept: ReadonlyMap<string, Unsaved> = new Map()

/** The edits that are not saved, of all enquiries. */
export function useEdits() {
  const [edits, setEdits] = useState(kept)
  return {
    /** Enquiries with an edit that is not saved. */
    unsaved: [...edits.values()].map(({enquiry}) => enquiry),
    editOf: ({_id}: Enquiry): Edit => edits.get(_id)?.edit ?? NO_EDIT,
    change: (enquiry: Enquiry, changed: (edit: Edit) => Edit) => {
      const next = new Map(kept)
      const edit = changed(kept.get(enquiry._id)?.edit ?? NO_EDIT)
      if (fieldsOf(edit).length > 0) next.set(enquiry._id, {enquiry, edit})
      else next.delete(enquiry._id)
      kept = next
      setEdits(next)
    },
  }
}
