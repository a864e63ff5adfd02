import {useToast} from '@sanity/ui/toast'
import {useRef} from 'react'
import type {SanityClient} from 'sanity'
import {useMessages} from '../languages/use-messages.ts'
import {useSubject} from '../live/use-subject.ts'
import {discardUnchanged, undo, undoable, restorable, lastChangeOf, type Work, type CellUndo} from './undo.ts'
import {pasted, patchOf, type Change} from './cells.ts'
import type {Place} from '../lib/place.ts'
import {problemOf} from './import-row.ts'
import {effective, rowsNow, write, type Row} from './rows.ts'
import {openUnsavedCells} from './unsaved-cells.ts'
import {useAttempts, useChosen, useWritten} from './use-table-state.ts'

/** Those of this tab. Every opening of the table shares them: a cell may be stored after its table was left. */
const unsaved = openUnsavedCells(sessionStorage)

/**
 * Actions of a person in the table: typing, pasting, choosing rows, changing many of them, and undoing the last change. Each
 * place has its own last change.
 */
export function useTable(rows: Row[], place: Place) {
  const {client, release, refusal} = place
  const lastChange = lastChangeOf(client)
  const canUndo = useSubject(lastChange) !== undefined
  const {chosen: everChosen, setChosen, choose} = useChosen()
  const {attemptQuietly, attempt, isBusy} = useAttempts()
  const {change, restore, textOf} = useCells({
    rows,
    client,
    attempt: attemptQuietly,
    onChange: (done) => lastChange.next(done),
  })

  const ids = rows.map(({_id}) => _id)
  const lastChosen = useRef('')
  /** With Shift, chooses every row from the one that was chosen last. */
  const chooseRow = (id: string, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [ids.indexOf(lastChosen.current), ids.indexOf(id)]
    const isSpan = isRange && from >= 0
    choose(isSpan ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], isChosen)
    lastChosen.current = id
  }
  // A chosen product that went elsewhere is not shown, and must not be deleted or published unseen.
  const chosen: ReadonlySet<string> = new Set(ids.filter((id) => everChosen.has(id)))
  /** Changes whole documents, so that the change can be undone. */
  const changeDocuments = async (changed: readonly string[], work: Work) => {
    const done = await undoable(client, changed, work)
    if (done) lastChange.next(done)
    setChosen(new Set())
  }
  const takeBackLast = () =>
    attempt(async () => {
      // A cell that was left by this press is stored by now, and is the last change.
      const last = lastChange.value
      if (!last) return false
      if (!('changes' in last)) await undo(client, last)
      else if (!(await restore(last))) return false
      lastChange.next(undefined)
      return true
    })
  return {
    client,
    release,
    isReadOnly: refusal !== undefined,
    chosen,
    choose,
    chooseRow,
    clear: () => setChosen(new Set()),
    isBusy,
    attempt,
    changeDocuments,
    textOf,
    unsaved,
    /** @returns whether the cells were stored */
    change,
    paste: (text: string, at: {row: number; column: number}) => change(pasted(text, at, ids)),
    undo: canUndo && refusal === undefined ? takeBackLast : undefined,
  }
}

export type Table = ReturnType<typeof useTable>

interface Cells {
  rows: Row[]
  client: SanityClient
  attempt: ReturnType<typeof useAttempts>['attempt']
  /** Called after cells were stored. */
  onChange: (done: CellUndo) => void
}

/** Stores cells, and restores them. */
function useCells({rows, client, attempt, onChange}: Cells) {
  const t = useMessages()
  const toast = useToast()
  const {addWritten, textOf} = useWritten(rows)
  const store = async (changes: Change[]) => {
    const isWritten = await write(client, changes)
    if (isWritten) addWritten(changes)
    return isWritten
  }
  /** @returns whether a cell was restored; otherwise it can be tried again */
  const restore = async (done: CellUndo) => {
    const restored = await restorable(client, done)
    if (restored.length === 0) {
      toast.push({status: 'error', title: t('table.conflict')})
      return false
    }
    if (!(await store(restored))) {
      toast.push({status: 'error', title: t('table.not-undone')})
      return false
    }
    const added = done.before.filter(({isDraft}) => !isDraft).map(({_id}) => _id)
    await discardUnchanged(client, added).catch(() => undefined)
    const count = done.changes.length - restored.length
    if (count > 0) toast.push({status: 'warning', title: t('table.undone-except', {count})})
    return true
  }
  const change = (asked: Change[]) =>
    attempt(async () => {
      const before = await rowsNow(client, [...new Set(asked.map(({id}) => id))])
      const changes = effective(asked, before)
      const isWritten = await store(changes)
      if (isWritten && changes.length > 0) onChange({changes, before})
      const wrong = asked.find((each) => !patchOf(each))
      if (!isWritten && wrong) toast.push({status: 'warning', title: t(problemOf(wrong.column))})
      return isWritten
    })
  return {change, restore, textOf}
}
