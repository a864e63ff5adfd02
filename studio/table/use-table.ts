import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useTranslation, useWorkspace} from 'sanity'
import {draftsOf, publishDrafts} from '../publishing/drafts.ts'
import {look} from '../publishing/look.ts'
import {WORDS} from '../words.ts'
import {undo, undoable} from './bulk.ts'
import {restorable} from './cell-undo.ts'
import type {CellUndo} from './cell-undo.ts'
import {pasted} from './cells.ts'
import type {Change} from './cells.ts'
import {rowsNow, write} from './rows.ts'
import type {Row} from './rows.ts'
import {openUnsavedCells} from './unsaved-cells.ts'
import {useAttempts, useChosen, useWritten} from './use-table-state.ts'

/** Milliseconds for which the reasons against a publication are shown. */
const EXPLAINED_MS = 15_000

/** Takes the last change back. @returns whether it did; a change that was not taken back can be tried again */
type TakeBack = () => Promise<boolean>

/** Actions of a person in the table: typing, pasting, choosing rows, changing many of them, and undoing the last change. */
export function useTable(rows: Row[]) {
  const client = useClient({apiVersion: '2025-02-19'})
  const [takeBack, setTakeBack] = useState<TakeBack>()
  const {chosen, setChosen, choose} = useChosen()
  const {attempt, isBusy} = useAttempts()
  const {change, textOf} = useCells({rows, attempt, onChange: (undoCells) => setTakeBack(() => undoCells)})
  const [unsaved] = useState(() => openUnsavedCells(sessionStorage))

  const ids = rows.map(({_id}) => _id)
  /** Changes whole documents, so that the change can be undone. */
  const changeDocuments = async (changed: readonly string[], work: () => Promise<unknown>) => {
    const done = await undoable(client, changed, work)
    setTakeBack(() => async () => {
      await undo(client, done)
      return true
    })
    setChosen(new Set())
  }
  const takeBackLast = () =>
    attempt(async () => {
      const isUndone = (await takeBack?.()) ?? false
      if (isUndone) setTakeBack(undefined)
      return isUndone
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
    undo: takeBack && takeBackLast,
  }
}

export type Table = ReturnType<typeof useTable>

interface Cells {
  rows: Row[]
  attempt: ReturnType<typeof useAttempts>['attempt']
  /** Called after cells were stored. */
  onChange: (undoCells: TakeBack) => void
}

/** Stores cells, and restores them. */
function useCells({rows, attempt, onChange}: Cells) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const {addWritten, textOf} = useWritten(rows)
  const store = async (changes: Change[]) => {
    const isWritten = await write(client, changes)
    if (isWritten) addWritten(changes)
    return isWritten
  }
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
  const change = (changes: Change[]) =>
    attempt(async () => {
      const changed = [...new Set(changes.map(({id}) => id))]
      const done = {changes, before: await rowsNow(client, changed)}
      const isWritten = await store(changes)
      if (isWritten) onChange(() => restore(done))
      else toast.push({status: 'warning', title: t('table.no-price')})
      return isWritten
    })
  return {change, textOf}
}

interface Publishing extends Pick<ReturnType<typeof useChosen>, 'chosen' | 'setChosen'> {
  attempt: ReturnType<typeof useAttempts>['attempt']
  changeDocuments: (ids: readonly string[], work: () => Promise<unknown>) => Promise<void>
}

/** Publishes the chosen drafts that have no errors, and explains why others were not. */
function usePublish({chosen, setChosen, attempt, changeDocuments}: Publishing) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const workspace = useWorkspace()
  const toast = useToast()
  return () =>
    attempt(async () => {
      const looked = await look(await draftsOf(client, [...chosen]), workspace)
      const ready = looked.flatMap(({draft, errors}) => (errors.length === 0 ? draft : []))
      const published = ready.map(({_id}) => _id.replace(/^drafts\./, ''))
      if (ready.length > 0) await changeDocuments(published, () => publishDrafts(client, ready))
      setChosen(new Set())
      const status = ready.length > 0 ? 'success' : 'info'
      toast.push({status, title: t('table.published', {count: ready.length})})
      for (const {product, errors} of looked.filter(({errors}) => errors.length > 0)) {
        const title = t('table.not-published', {product})
        toast.push({status: 'warning', title, description: errors.join(' '), duration: EXPLAINED_MS})
      }
      return true
    })
}
