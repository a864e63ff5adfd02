import type {ReactNode} from 'react'
import {Link} from '@tanstack/react-router'

interface ProductLinkProps {
  /** Slug of the category. */
  category: string
  productId: string
  children: ReactNode
}

/** History state of a dialog that was opened here: closing it goes back. */
const OPENED = {isDialog: true} as const

/** Opens a product over the page of its category. Closing it leads back here. */
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
