import {useToast} from '@sanity/ui/toast'
import {getPublishedId, useWorkspace} from 'sanity'
import {useFormerWarning} from '../addresses/use-former-warning.ts'
import {publishDrafts, readyDrafts} from '../publishing/drafts.ts'
import {look} from '../publishing/look.ts'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {deleteAll, doubledIn, moveOf, takeOut, unpublish} from './bulk.ts'
import {EXPLAINED_MS} from './use-table-state.ts'
import type {Table} from './use-table.ts'

/** Maximum number of products that are named with a reason. */
const MOST_NAMED = 5

const namedIn = (products: readonly string[]) =>
  listed(products.slice(0, MOST_NAMED)) + (products.length > MOST_NAMED ? ' …' : '')

/** Changes of all chosen products at once. Each can be undone until the next change. */
export function useBulk({client, release, chosen, clear, attempt, changeDocuments}: Table) {
  const t = useMessages()
  const toast = useToast()
  const workspace = useWorkspace()
  const warnOfFormer = useFormerWarning()
  const ids = [...chosen]
  const succeeded = (title: string) => toast.push({status: 'success', title})
  return {
    /** Publishes the drafts that have no errors, and explains why others were not. */
    publish: () =>
      attempt(async () => {
        const {ready, refused} = await readyDrafts(client, ids, (drafts) => look(drafts, workspace))
        const published = ready.map(({_id}) => getPublishedId(_id))
        if (ready.length > 0) await changeDocuments(published, () => publishDrafts(client, ready))
        clear()
        const status = ready.length > 0 ? 'success' : 'info'
        toast.push({status, title: t('table.published', {count: ready.length})})
        for (const [description, same] of Map.groupBy(refused, ({errors}) => errors.join(' '))) {
          const title = t('table.not-published', {product: namedIn(same.map(({product}) => product))})
          toast.push({status: 'warning', title, description, duration: EXPLAINED_MS})
        }
        return true
      }),
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
    /** Takes the products out of the chosen release, so that they stay as they are when the release goes live. */
    takeOut: () =>
      attempt(async () => {
        await changeDocuments(ids, (before) => takeOut(client, before))
        succeeded(t('table.taken-out', {release}))
        return true
      }),
    move: (categoryId: string, isRecoded: boolean) =>
      attempt(async () => {
        await changeDocuments(ids, await moveOf(client, {ids, categoryId, isRecoded}))
        succeeded(release ? t('place.release', {release}) : t('table.moved', {count: ids.length}))
        const doubled = await doubledIn(client, categoryId)
        if (doubled.length > 0) {
          const title = t('table.doubled', {codes: listed(doubled)})
          toast.push({status: 'warning', title, duration: EXPLAINED_MS})
        }
        await warnOfFormer(ids)
        return true
      }),
    /** @param others ids of the documents that are deleted together with the products */
    remove: (others: readonly string[]) =>
      attempt(async () => {
        const all = [...ids, ...others]
        await changeDocuments(all, (before) => deleteAll(client, before))
        succeeded(t('table.deleted', {count: ids.length}))
        return true
      }),
  }
}
