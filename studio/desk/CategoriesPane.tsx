import {Box, Flex, Stack} from '@sanity/ui'
import {Preview, useSchema} from 'sanity'
import {z} from 'zod'
import {useMessages} from '../languages/use-messages.ts'
import {Count} from './Count.tsx'
import {DeskRow} from './DeskRow.tsx'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {PaneBody} from './PaneBody.tsx'
import type {ComponentProps} from 'react'
import {ALL_CATEGORIES} from '../order/ordered-list.ts'
import {OrderPane} from '../order/OrderPane.tsx'

const categories = z.array(z.object({_id: z.string(), products: z.number(), drafts: z.number()}))

const CATEGORIES: LiveQuery<z.infer<typeof categories>> = {
  groq: `*[_type == "category"] | order(orderRank) {
    _id,
    "products": count(*[_type == "product" && category._ref == ^._id]),
    "drafts": count(*[_type == "product" && category._ref == ^._id && _originalId in path("drafts.**")])
  }`,
  result: categories,
}

/** Categories in the order of the shop, each with the number of its products and of those not yet published. */
export function CategoriesPane() {
  const t = useMessages()
  const rows = useLiveQuery(CATEGORIES)
  const schemaType = useSchema().get('category')
  if (!schemaType) return null
  return (
    <PaneBody isLoading={rows === undefined}>
      <Stack gap={1} padding={2}>
        {rows?.map(({_id, products, drafts}) => (
          <DeskRow key={_id} childId={_id}>
            <Box flex={1}>
              <Preview layout="default" schemaType={schemaType} value={{_id, _type: 'category'}} />
            </Box>
            <Flex gap={1} paddingRight={2}>
              {drafts > 0 && (
                <Count count={drafts} label={t('categories.drafts', {count: drafts})} tone="caution" />
              )}
              <Count count={products} label={t('categories.products', {count: products})} />
            </Flex>
          </DeskRow>
        ))}
      </Stack>
    </PaneBody>
  )
}

interface CategoryOrderPaneProps {
  options?: Record<string, unknown>
  /** Ref to the list, which the menu of the pane uses. */
  ref?: ComponentProps<typeof OrderPane>['ref']
}

/** The categories in the order of the shop. */
export const CategoryOrderPane = ({ref}: CategoryOrderPaneProps) => (
  <OrderPane list={ALL_CATEGORIES} ref={ref} />
)
