import type {ReactNode} from 'react'
import {Link} from '@tanstack/react-router'

interface ProductLinkProps {
  /** Slug of the category. */
  category: string
  productId: string
  children: ReactNode
  /** The link is part of another open product. */
  isInProduct?: boolean
  /** The link is the product's card: it gets the focus when the product closes. */
  isCard?: boolean
}

/**
 * Opens a product over the page of its category. Closing it leads back to the page below, also from the last of several
 * products that were opened one from another. Below a product that was opened by its address there is no page.
 */
export function ProductLink({
  category,
  productId,
  children,
  isInProduct = false,
  isCard = false,
}: ProductLinkProps) {
  return (
    <Link
      to="/designs/$category"
      params={{category}}
      search={{item: productId}}
      state={({productDepth}) => ({
        productDepth: isInProduct ? productDepth && productDepth + 1 : 1,
      })}
      resetScroll={false}
      data-card={isCard ? productId : undefined}
    >
      {children}
    </Link>
  )
}
