import {AddIcon} from '@sanity/icons/Add'
import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {ImagesIcon} from '@sanity/icons/Images'
import {SortIcon} from '@sanity/icons/Sort'
import {ThListIcon} from '@sanity/icons/ThList'
import {OrderableDocumentList} from '@sanity/orderable-document-list'
import {Box, Button, Flex} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useMemo, useState} from 'react'
import type {ComponentProps} from 'react'
import {useClient, usePerspective, useTranslation} from 'sanity'
import {IntentLink, useRouter} from 'sanity/router'
import {usePaneRouter} from 'sanity/structure'
import {createProducts} from '../adding/create-products.ts'
import {ADD_MANY} from '../adding/tool-names.ts'
import {MoveList} from '../order/MoveList.tsx'
import {TABLE} from '../table/tool-names.ts'
import {WORDS} from '../words.ts'

const API_VERSION = '2025-06-27'

interface ProductsPaneProps {
  options?: Record<string, unknown>
  /** Through it, the menu of the pane reaches the list. */
  ref?: ComponentProps<typeof OrderableDocumentList>['ref']
}

/** The products of one category in the order of the shop, and the ways to add to them and to change many. */
export function ProductsPane({options, ref}: ProductsPaneProps) {
  const {t} = useTranslation(WORDS)
  const categoryId = String(options?.categoryId)
  const client = useClient({apiVersion: API_VERSION})
  const [isOrdering, setOrdering] = useState(false)
  const [currentVersion] = usePerspective().perspectiveStack
  const list = useMemo(
    () => ({
      type: 'product',
      filter: 'category._ref == $categoryId',
      params: {categoryId},
      client,
      currentVersion,
    }),
    [categoryId, client, currentVersion],
  )
  return (
    <Flex direction="column" height="fill">
      <Flex gap={2} padding={3} wrap="wrap">
        {!isOrdering && <Adding categoryId={categoryId} />}
        <Button
          fontSize={1}
          icon={isOrdering ? CheckmarkIcon : SortIcon}
          mode={isOrdering ? 'default' : 'ghost'}
          onClick={() => setOrdering(!isOrdering)}
          padding={3}
          text={t(isOrdering ? 'products.order-done' : 'products.order')}
        />
      </Flex>
      <Box flex={1} overflow="auto">
        {isOrdering ? (
          <MoveList categoryId={categoryId} />
        ) : (
          <OrderableDocumentList options={list} ref={ref} />
        )}
      </Box>
    </Flex>
  )
}

/** The ways to add products to the category, and to change many of them. */
function Adding({categoryId}: {categoryId: string}) {
  const {t} = useTranslation(WORDS)
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
  const {t} = useTranslation(WORDS)
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
    } catch {
      toast.push({status: 'error', title: t('products.add-failed')})
    }
    setBusy(false)
  }
  return {isBusy, add}
}
