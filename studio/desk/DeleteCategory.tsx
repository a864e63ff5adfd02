import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useEffect, useState} from 'react'
import {useClient, useWorkspace, type DocumentActionComponent} from 'sanity'
import {Link} from 'sanity/router'
import {z} from 'zod'
import {categoryPath} from '../../contract/site/addresses.ts'
import {CategoryChoice} from '../adding/CategoryChoice.tsx'
import {leadTo, readFormer} from '../addresses/former.ts'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {reasonFor} from '../live/reason.ts'
import {TABLE} from '../lib/tool-names.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Warning} from '../ui/elements.tsx'

const PRODUCTS: LiveQuery<{count: number; address: string | null}> = {
  groq: `{
    "count": count(*[_type == "product" && category._ref == $categoryId]),
    "address": *[_id == $categoryId][0].slug.current
  }`,
  result: z.object({count: z.number(), address: z.string().nullable()}),
}

/**
 * The action that deletes a category. While the category has products, it says what to do with them instead. It asks where
 * the address of an empty one shall lead.
 */
export function deleteCategory(remove: DocumentActionComponent): DocumentActionComponent {
  const DeleteCategory: DocumentActionComponent = (props) => {
    const t = useMessages()
    const description = remove(props)
    const {count = 0, address} = useLiveQuery(PRODUCTS, {categoryId: props.id}) ?? {}
    const [isAsked, setAsked] = useState(false)
    // A category that was never published has no address that anybody knows.
    if (!description || !props.published) return description
    const close = () => setAsked(false)
    const goOn = () => {
      close()
      description.onHandle?.()
    }
    const path = categoryPath(address ?? '')
    return {
      ...description,
      onHandle: () => setAsked(true),
      dialog: isAsked
        ? {
            type: 'dialog',
            header: count > 0 ? t('category.has-products', {count}) : t('category.leads', {path}),
            content:
              count > 0 ? (
                <WhatToDo categoryId={props.id} />
              ) : (
                <WhereTo categoryId={props.id} onDone={goOn} />
              ),
            onClose: close,
          }
        : (description.dialog ?? false),
    }
  }
  DeleteCategory.action = 'delete'
  return DeleteCategory
}

function WhatToDo({categoryId}: {categoryId: string}) {
  const t = useMessages()
  const {basePath} = useWorkspace()
  return (
    <Stack gap={4}>
      <Text size={1}>{t('category.products-first')}</Text>
      <Flex justify="flex-end">
        <Button
          as={Link}
          data-as="a"
          href={`${basePath}/${TABLE}/${categoryId}`}
          text={t('category.open-table')}
          tone="primary"
        />
      </Flex>
    </Stack>
  )
}

/** Asks which category visitors of the deleted one find. Proposed is the one that has most of its products. */
function WhereTo({categoryId, onDone}: {categoryId: string; onDone: () => void}) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const [leadsTo, setLeadsTo] = useState('')
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    void readFormer(client).then(({proposed}) => setLeadsTo((now) => now || (proposed[categoryId] ?? '')))
  }, [client, categoryId])
  const goOn = () => leadTo(client, categoryId, leadsTo).then(onDone, setFailure)
  return (
    <Stack gap={4}>
      <Text size={1}>{t('category.leads-why')}</Text>
      <CategoryChoice categoryId={leadsTo} none="category.leads-nowhere" onChoose={setLeadsTo} />
      {failure !== undefined && <Warning text={reasonFor(failure) ?? t('table.failed')} tone="critical" />}
      <Flex justify="flex-end">
        <Button
          disabled={leadsTo === categoryId}
          onClick={() => void goOn()}
          text={t('category.leads-go')}
          tone="primary"
        />
      </Flex>
    </Stack>
  )
}
