import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient, useTranslation, useWorkspace, validateDocument} from 'sanity'
import type {Workspace} from 'sanity'
import {WORDS} from '../words.ts'
import {pasted} from './cells.ts'
import type {Change} from './cells.ts'
import {draftsOf, inverseOf, publishDrafts, write} from './rows.ts'
import type {Draft, Row} from './rows.ts'

/** Milliseconds for which the reasons against a publication can be read. */
const EXPLAINED_MS = 15_000

/** Actions of a person in the table: typing, pasting, undoing the last change, choosing rows and publishing them. */
export function useTable(rows: Row[]) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const workspace = useWorkspace()
  const toast = useToast()
  const [before, setBefore] = useState<Change[]>([])
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)

  const ids = rows.map(({_id}) => _id)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().catch(() => toast.push({status: 'error', title: t('table.failed')}))
    setBusy(false)
  }
  const change = (changes: Change[]) =>
    attempt(async () => {
      const inverse = inverseOf(changes, rows)
      if (await write(client, changes)) setBefore(inverse)
      else toast.push({status: 'warning', title: t('table.no-price')})
    })
  const undo = () =>
    attempt(async () => {
      await write(client, before)
      setBefore([])
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
    })
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      return next
    })
  return {
    chosen,
    choose,
    isBusy,
    change,
    paste: (text: string, at: {row: number; column: number}) => change(pasted(text, at, ids)),
    publish,
    undo: before.length > 0 ? undo : undefined,
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
