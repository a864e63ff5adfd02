import {Button, Spinner, Text} from '@sanity/ui'
import {useCallback} from 'react'
import {useClient} from 'sanity'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {ActionDialog, Warning} from '../ui/elements.tsx'
import {useEveryMinute} from '../live/use-every-minute.ts'
import {referrersOf, type Referrers} from './bulk.ts'
import {textIn, type Row} from './rows.ts'

/** Number of products that are named. More would fill the screen. */
const NAMED = 5

interface DeleteDialogProps {
  products: Row[]
  /** @param others ids of the documents that are deleted together with the products */
  onDelete: (others: readonly string[]) => Promise<boolean>
  onClose: () => void
}

/** Says what a deletion means and what refers to the products, before anything is deleted. */
export function DeleteDialog({products, onDelete, onClose}: DeleteDialogProps) {
  const t = useMessages()
  const found = useReferrers(products)
  const referrers = found === 'failed' ? undefined : found
  const others = referrers?.others ?? []
  const remove = () => {
    onClose()
    void onDelete(others.map((other) => other.id))
  }
  return (
    <ActionDialog
      actions={
        <Button
          disabled={!referrers || referrers.inReleases.length > 0}
          onClick={remove}
          text={t(others.length > 0 ? 'table.delete-together' : 'table.delete-now')}
          tone="critical"
        />
      }
      onClose={onClose}
      title={t('table.delete-title', {count: products.length})}
    >
      <Text size={1}>{t('table.delete-why', {count: products.length, products: namesOf(products)})}</Text>
      {found === undefined && <Spinner muted />}
      {found === 'failed' && <Warning text={t('table.failed')} />}
      {referrers && <Consequences referrers={referrers} />}
    </ActionDialog>
  )
}

function Consequences({referrers: {enquiries, others, inReleases}}: {referrers: Referrers}) {
  const t = useMessages()
  return (
    <>
      {enquiries > 0 && <Text size={1}>{t('table.delete-enquiries', {count: enquiries})}</Text>}
      {others.length > 0 && (
        <Warning text={t('table.delete-others', {names: listed(others.map(({name}) => name))})} />
      )}
      {inReleases.length > 0 && <Warning text={t('table.in-release', {codes: listed(inReleases)})} />}
    </>
  )
}

/** The documents that refer to the products now. @returns `undefined` until they are known */
function useReferrers(products: Row[]) {
  const client = useClient({apiVersion: '2025-02-19'})
  const ids = products.map(({_id}) => _id).join(' ')
  return useEveryMinute(useCallback(() => referrersOf(client, ids.split(' ')), [client, ids]))
}

function namesOf(products: readonly Row[]): string {
  const names = products.map((row) =>
    [row.productId, textIn(row, 'name')].filter((words) => words !== null && words !== '').join(' '),
  )
  return names.length > NAMED ? `${listed(names.slice(0, NAMED))} …` : listed(names)
}
