import {keepPreviousData, useQuery} from '@tanstack/react-query'
import {pieceOf} from '../device/device-list.ts'
import {pickedQuery} from './product.queries.ts'

/** Those of the pieces that are still there, in the order in which they are named. */
export function usePicked(pieces: readonly string[]) {
  const {data = [], isError} = useQuery({...pickedQuery(pieces), placeholderData: keepPreviousData})
  const found = new Map(data.map((item) => [pieceOf(item.category, item.productId), item]))
  return {items: pieces.map((piece) => found.get(piece)).filter((item) => item !== undefined), isError}
}
