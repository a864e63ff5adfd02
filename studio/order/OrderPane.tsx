import {CheckmarkIcon} from '@sanity/icons/Checkmark'
import {SortIcon} from '@sanity/icons/Sort'
import {OrderableDocumentList} from '@sanity/orderable-document-list'
import {Box, Button, Flex} from '@sanity/ui'
import {useMemo, useState, type ComponentProps, type ReactNode} from 'react'
import {useClient, usePerspective} from 'sanity'
import {useMessages} from '../languages/use-messages.ts'
import {MoveList} from './MoveList.tsx'
import type {OrderedList} from './ordered-list.ts'

/** Version of the API that the list of the plugin is written against. */
const API_VERSION = '2025-06-27'

interface OrderPaneProps {
  list: OrderedList
  /** Ref to the list whose rows are dragged. The menu of the pane uses it. */
  ref?: ComponentProps<typeof OrderableDocumentList>['ref']
  /** Further buttons, which give way while the order is changed. */
  children?: ReactNode
}

/** A list in the order of the shop: its rows are dragged, or moved by buttons. */
export function OrderPane({list, ref, children}: OrderPaneProps) {
  const t = useMessages()
  const client = useClient({apiVersion: API_VERSION})
  const [currentVersion] = usePerspective().perspectiveStack
  const options = useMemo(() => ({...list, client, currentVersion}), [list, client, currentVersion])
  const [isOrdering, setOrdering] = useState(false)
  return (
    <Flex direction="column" height="fill">
      <Flex gap={2} padding={3} wrap="wrap">
        {!isOrdering && children}
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
        {isOrdering ? <MoveList list={list} /> : <OrderableDocumentList options={options} ref={ref} />}
      </Box>
    </Flex>
  )
}
