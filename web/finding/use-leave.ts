import {useRef} from 'react'
import {useNavigate, useRouter} from '@tanstack/react-router'
import {track} from '../report/tracking.ts'
import type {Entry} from '../catalogue/find.ts'

/** Ways out of the search: back to the page below, to a product, or to all results. */
export function useLeave(q: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const isLeaving = useRef(false)

  function leave() {
    isLeaving.current = true
    if (q) track('search', {search_term: q})
  }

  return {
    close: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      router.history.back()
    },
    // The new page replaces the history entry of the dialog, so that Back leads to where the search began.
    showAll: () => {
      leave()
      void navigate({to: '/designs', search: {view: 'all', q: q || undefined}, replace: true})
    },
    open: ({category, productId}: Entry) => {
      leave()
      void navigate({
        to: '/designs/$category',
        params: {category},
        search: {item: productId},
        replace: true,
      })
    },
  }
}
