import {useToast} from '@sanity/ui/toast'
import {useClient} from 'sanity'
import {listed} from '../languages/words.ts'
import {useWords} from '../languages/use-words.ts'
import {deleteAll, doubledIn, moveOf, unpublish} from './bulk.ts'
import {EXPLAINED_MS} from './use-table-state.ts'
import type {Table} from './use-table.ts'

/** Changes of all chosen products at once. Each can be undone until the next change. */
export function useBulk({chosen, attempt, changeDocuments}: Table) {
  const t = useWords()
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const ids = [...chosen]
  return {
    unpublish: () =>
      attempt(async () => {
        let count = 0
        await changeDocuments(ids, async (before) => {
          const taken = await unpublish(client, before)
          count = taken.count
          return taken.transactionId
        })
        toast.push({status: count > 0 ? 'success' : 'info', title: t('table.unpublished', {count})})
        return true
      }),
    move: (categoryId: string, isRecoded: boolean) =>
      attempt(async () => {
        await changeDocuments(ids, await moveOf(client, {ids, categoryId, isRecoded}))
        toast.push({status: 'success', title: t('table.moved', {count: ids.length})})
        const doubled = await doubledIn(client, categoryId)
        if (doubled.length > 0) {
          const title = t('table.doubled', {codes: listed(doubled)})
          toast.push({status: 'warning', title, duration: EXPLAINED_MS})
        }
        return true
      }),
    /** @param others ids of the documents that are deleted together with the products */
    remove: (others: readonly string[]) =>
      attempt(async () => {
        const all = [...ids, ...others]
        await changeDocuments(all, (before) => deleteAll(client, before))
        toast.push({status: 'success', title: t('table.deleted', {count: ids.length})})
        return true
      }),
  }
}
