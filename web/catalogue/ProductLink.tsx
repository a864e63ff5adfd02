import type {ReactNode} from 'react'
import {Link} from '@tanstack/react-router'

interface ProductLinkProps {
  /** Slug of the category. */
  category: string
  productId: string
  children: ReactNode
}

/** Of an entry of the history that closing leads back from. */
const OPENED = {isDialog: true} as const

/** Opens a piece over the page of its category; closing it leads back here. */
export function ProductLink({category, productId, children}: ProductLinkProps) {
  return (
    <Link
      to="/designs/$category"
      params={{category}}
      search={{item: productId}}
      state={OPENED}
      resetScroll={false}
    >
      {children}
    </Link>
  )
}
