import {useToast} from '@sanity/ui/toast'
import {useClient, useWorkspace} from 'sanity'
import {publishDrafts, readyDrafts} from '../publishing/drafts.ts'
import {look} from '../publishing/look.ts'
import {listed} from '../languages/words.ts'
import {useWords} from '../languages/use-words.ts'
import {useSubject} from '../live/use-subject.ts'
import {undo, undoable, restorable, lastChangeOf, type Work, type CellUndo} from './undo.ts'
import {pasted, type Change} from './cells.ts'
import {effective, rowsNow, write, type Row} from './rows.ts'
import {openUnsavedCells} from './unsaved-cells.ts'
import {EXPLAINED_MS, useAttempts, useChosen, useWritten} from './use-table-state.ts'

/** Maximum number of products that are named with a reason. */
const MOST_NAMED = 5

/** Those of this tab. Every opening of the table shares them: a cell may be stored after its table was left. */
const unsaved = openUnsavedCells(sessionStorage)

/** Actions of a person in the table: typing, pasting, choosing rows, changing many of them, and undoing the last change. */
export function useTable(rows: Row[]) {
  const client = useClient({apiVersion: '2025-02-19'})
  const lastChange = lastChangeOf(client)
  const canUndo = useSubject(lastChange) !== undefined
  const {chosen: everChosen, setChosen, choose} = useChosen()
  const {attemptQuietly, attempt, isBusy} = useAttempts()
  const {change, restore, textOf} = useCells({
    rows,
    attempt: attemptQuietly,
    onChange: (done) => lastChange.next(done),
  })

  const ids = rows.map(({_id}) => _id)
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
  const publish = usePublish({chosen, setChosen, attempt, changeDocuments})
  return {
    chosen,
    choose,
    clear: () => setChosen(new Set()),
    isBusy,
    attempt,
    changeDocuments,
    textOf,
    unsaved,
    /** @returns whether the cells were stored */
    change,
    paste: (text: string, at: {row: number; column: number}) => change(pasted(text, at, ids)),
    publish,
    undo: canUndo ? takeBackLast : undefined,
  }
}

export type Table = ReturnType<typeof useTable>

interface Cells {
  rows: Row[]
  attempt: ReturnType<typeof useAttempts>['attempt']
  /** Called after cells were stored. */
  onChange: (done: CellUndo) => void
}

/** Stores cells, and restores them. */
function useCells({rows, attempt, onChange}: Cells) {
  const t = useWords()
  const client = useClient({apiVersion: '2025-02-19'})
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
      if (!isWritten) toast.push({status: 'warning', title: t('table.no-price')})
      return isWritten
    })
  return {change, restore, textOf}
}

interface Publishing extends Pick<ReturnType<typeof useChosen>, 'chosen' | 'setChosen'> {
  attempt: ReturnType<typeof useAttempts>['attempt']
  changeDocuments: (ids: readonly string[], work: Work) => Promise<void>
}

/** Publishes the chosen drafts that have no errors, and explains why others were not. */
function usePublish({chosen, setChosen, attempt, changeDocuments}: Publishing) {
  const t = useWords()
  const client = useClient({apiVersion: '2025-02-19'})
  const workspace = useWorkspace()
  const toast = useToast()
  return () =>
    attempt(async () => {
      const {ready, refused} = await readyDrafts(client, [...chosen], (drafts) => look(drafts, workspace))
      const published = ready.map(({_id}) => _id.replace(/^drafts\./, ''))
      if (ready.length > 0) await changeDocuments(published, () => publishDrafts(client, ready))
      setChosen(new Set())
      const status = ready.length > 0 ? 'success' : 'info'
      toast.push({status, title: t('table.published', {count: ready.length})})
      for (const [description, same] of Map.groupBy(refused, ({errors}) => errors.join(' '))) {
        const named = same.slice(0, MOST_NAMED).map(({product}) => product)
        const others = same.length > MOST_NAMED ? ' …' : ''
        const title = t('table.not-published', {product: listed(named) + others})
        toast.push({status: 'warning', title, description, duration: EXPLAINED_MS})
      }
      return true
    })
}
