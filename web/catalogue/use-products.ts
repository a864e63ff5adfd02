import {keepPreviousData, useQuery} from '@tanstack/react-query'
import type {PICKED_RESULT} from '../../schemas/generated/types.ts'
import {productKey} from '../device/device-list.ts'
import {pickedQuery} from './product.queries.ts'

/**
 * Loads products by their keys, in the order of the keys. Products that no longer exist are left out.
 * @param known products to show for as long as there is nothing newer, as without network
 */
export function useProducts(keys: readonly string[], known: PICKED_RESULT = []) {
  const {data = known, isLoadingError} = useQuery({...pickedQuery(keys), placeholderData: keepPreviousData})
  const found = new Map(data.map((product) => [productKey(product.category, product.productId), product]))
  return {
    products: keys.map((key) => found.get(key)).filter((product) => product !== undefined),
    isLoadingError,
  }
}
