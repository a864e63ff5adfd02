import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useWorkspace, type DocumentActionComponent} from 'sanity'
import {Link} from 'sanity/router'
import {z} from 'zod'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {TABLE} from '../lib/tool-names.ts'
import {useMessages} from '../languages/use-messages.ts'

const PRODUCTS: LiveQuery<number> = {
  groq: 'count(*[_type == "product" && category._ref == $categoryId])',
  result: z.number(),
}

/** The action that deletes a category. While the category has products, it says what to do with them instead. */
export function deleteCategory(remove: DocumentActionComponent): DocumentActionComponent {
  const DeleteCategory: DocumentActionComponent = (props) => {
    const t = useMessages()
    const description = remove(props)
    const count = useLiveQuery(PRODUCTS, {categoryId: props.id}) ?? 0
    const [isAsked, setAsked] = useState(false)
    if (!description || count === 0) return description
    const close = () => setAsked(false)
    return {
      ...description,
      onHandle: () => setAsked(true),
      dialog: isAsked && {
        type: 'dialog',
        header: t('category.has-products', {count}),
        content: <WhatToDo categoryId={props.id} />,
        onClose: close,
      },
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
