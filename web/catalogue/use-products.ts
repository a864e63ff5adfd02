import {keepPreviousData, useQuery} from '@tanstack/react-query'
import type {PICKED_RESULT} from '../../schemas/generated/types.ts'
import {inOrder, pickedQuery} from './product.queries.ts'

/**
 * Loads products by their keys, in the order of the keys. Products that no longer exist are left out.
 * @param known products to show for as long as there is nothing newer, as without network
 */
export function useProducts(keys: readonly string[], known: PICKED_RESULT = []) {
  const {data = known, isLoadingError} = useQuery({...pickedQuery(keys), placeholderData: keepPreviousData})
  return {products: inOrder(keys, data), isLoadingError}
}
