import {AddIcon} from '@sanity/icons/Add'
import {ImagesIcon} from '@sanity/icons/Images'
import {ThListIcon} from '@sanity/icons/ThList'
import {Button} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useMemo, useState, type ComponentProps} from 'react'
import {useClient} from 'sanity'
import {IntentLink, useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'
import {createProducts} from '../adding/create-products.ts'
import {ADD_MANY, TABLE} from '../lib/tool-names.ts'
import {reasonFor} from '../live/reason.ts'
import {productsOf} from '../order/ordered-list.ts'
import {OrderPane} from '../order/OrderPane.tsx'
import {useMessages} from '../languages/use-messages.ts'

const API_VERSION = '2025-06-27'

interface ProductsPaneProps {
  options?: Record<string, unknown>
  /** Ref to the list, which the menu of the pane uses. */
  ref?: ComponentProps<typeof OrderPane>['ref']
}

/** The products of one category in the order of the shop, and the ways to add to them and to change many. */
export function ProductsPane({options, ref}: ProductsPaneProps) {
  const categoryId = String(options?.categoryId)
  const list = useMemo(() => productsOf(categoryId), [categoryId])
  return (
    <OrderPane list={list} ref={ref}>
      <Adding categoryId={categoryId} />
    </OrderPane>
  )
}

/** The ways to add products to the category, and to change many of them. */
function Adding({categoryId}: {categoryId: string}) {
  const t = useMessages()
  const {isBusy, add} = useAdding(categoryId)
  return (
    <>
      <Button
        disabled={isBusy}
        fontSize={1}
        icon={AddIcon}
        onClick={() => void add()}
        padding={3}
        text={t('products.add')}
        tone="primary"
      />
      <Button
        as={IntentLink}
        data-as="a"
        fontSize={1}
        icon={ImagesIcon}
        intent={ADD_MANY}
        mode="ghost"
        padding={3}
        params={{categoryId}}
        text={t('products.add-many')}
      />
      <Button
        as={IntentLink}
        data-as="a"
        fontSize={1}
        icon={ThListIcon}
        intent={TABLE}
        mode="ghost"
        padding={3}
        params={{categoryId}}
        text={t('table.title')}
      />
    </>
  )
}

/** Makes the draft of a product, which reserves its code, and opens it beside the list. */
function useAdding(categoryId: string) {
  const t = useMessages()
  const client = useClient({apiVersion: API_VERSION})
  const {navigate} = useRouter()
  const {groupIndex, routerPanesState} = usePaneRouter()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const add = async () => {
    setBusy(true)
    try {
      const [made] = await createProducts(client, categoryId, [{}])
      if (made) navigate({panes: [...routerPanesState.slice(0, groupIndex + 1), [{id: made.id}]]})
    } catch (error) {
      const reason = reasonFor(error)
      const title = t(reason === undefined ? 'products.add-failed' : 'products.not-added')
      toast.push({status: 'error', title, description: reason})
    }
    setBusy(false)
  }
  return {isBusy, add}
}
