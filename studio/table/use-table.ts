import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useTranslation, useWorkspace, validateDocument} from 'sanity'
import type {Workspace} from 'sanity'
import {WORDS} from '../words.ts'
import {pasted, storedText} from './cells.ts'
import type {Change, Column} from './cells.ts'
import {draftsOf, inverseOf, publishDrafts, rowsNow, textIn, write} from './rows.ts'
import type {Draft, Row} from './rows.ts'

/** Milliseconds for which the reasons against a publication can be read. */
const EXPLAINED_MS = 15_000

/** Actions of a person in the table: typing, pasting, undoing the last change, choosing rows and publishing them. */
export function useTable(rows: Row[], categoryId: string) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const workspace = useWorkspace()
  const toast = useToast()
  const [before, setBefore] = useState<Change[]>([])
  const {chosen, setChosen, choose} = useChosen()
  const {attempt, isBusy} = useAttempts()
  const {addWritten, textOf} = useWritten(rows)

  const ids = rows.map(({_id}) => _id)

  const store = async (changes: Change[]) => {
    const isWritten = await write(client, changes)
    if (isWritten) addWritten(changes)
    return isWritten
  }
  const change = (changes: Change[]) =>
    attempt(async () => {
      const inverse = inverseOf(changes, await rowsNow(client, categoryId))
      const isWritten = await store(changes)
      if (isWritten) setBefore(inverse)
      else toast.push({status: 'warning', title: t('table.no-price')})
      return isWritten
    })
  const undo = () =>
    attempt(async () => {
      await store(before)
      setBefore([])
      return true
    })
  const publish = () =>
    attempt(async () => {
      const looked = await look(await draftsOf(client, [...chosen]), workspace)
      const ready = looked.flatMap(({draft, errors}) => (errors.length === 0 ? draft : []))
      if (ready.length > 0) await publishDrafts(client, ready)
      setChosen(new Set())
      const status = ready.length > 0 ? 'success' : 'info'
      toast.push({status, title: t('table.published', {count: ready.length})})
      for (const {product, errors} of looked.filter(({errors}) => errors.length > 0)) {
        const title = t('table.not-published', {product})
        toast.push({status: 'warning', title, description: errors.join(' '), duration: EXPLAINED_MS})
      }
      return true
    })
  return {
    chosen,
    choose,
    isBusy,
    textOf,
    /** @returns whether the cells were stored */
    change,
    paste: (text: string, at: {row: number; column: number}) => change(pasted(text, at, ids)),
    publish,
    undo: before.length > 0 ? undo : undefined,
  }
}

/** Ids of the rows that a person has chosen. */
function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      return next
    })
  return {chosen, setChosen, choose}
}

/** Requests to the lake: a failed one is reported. The table is busy until the last has been answered. */
function useAttempts() {
  const {t} = useTranslation(WORDS)
  const toast = useToast()
  const [pending, setPending] = useState(0)
  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    setPending((count) => count + 1)
    try {
      return await work()
    } catch {
      toast.push({status: 'error', title: t('table.failed')})
      return false
    } finally {
      setPending((count) => count - 1)
    }
  }
  return {attempt, isBusy: pending > 0}
}

/** Cells show a stored change at once: the rows arrive up to a second later. */
function useWritten(rows: Row[]) {
  const [written, setWritten] = useState<readonly Change[]>([])
  const [seen, setSeen] = useState(rows)
  if (seen !== rows) {
    setSeen(rows)
    setWritten([])
  }
  return {
    addWritten: (changes: readonly Change[]) => setWritten((earlier) => [...changes, ...earlier]),
    textOf: (row: Row, {name}: Column) => {
      const newest = written.find(({id, column}) => id === row._id && column.name === name)
      return newest ? storedText(newest) : textIn(row, name)
    },
  }
}

/** Looks at drafts as their forms would: only those without errors may be published. */
async function look(drafts: readonly Draft[], workspace: Workspace) {
  return Promise.all(
    drafts.map(async (draft) => {
      const markers = await validateDocument({document: draft, workspace, environment: 'studio'})
      const errors = markers.filter(({level}) => level === 'error').map(({message}) => message)
      return {draft, product: draft.productId ?? draft._id, errors}
    }),
  )
}
