import type {ComponentProps} from 'react'
import {ALL_CATEGORIES} from '../order/ordered-list.ts'
import {OrderPane} from '../order/OrderPane.tsx'

interface CategoryOrderPaneProps {
  options?: Record<string, unknown>
  /** Ref to the list, which the menu of the pane uses. */
  ref?: ComponentProps<typeof OrderPane>['ref']
}

/** The categories in the order of the shop. */
export const CategoryOrderPane = ({ref}: CategoryOrderPaneProps) => (
  <OrderPane list={ALL_CATEGORIES} ref={ref} />
)
