import {createContext, use} from 'react'
import type {Shop} from './shop.queries.ts'

/** The shop's settings, for all components of a page. With a query of its own, each of 119 cards would start a timer. */
export const ShopContext = createContext<Shop | undefined>(undefined)

/** The shop's settings, with changes of the content. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('ShopContext is missing')
  return shop
}
