import {useLayoutEffect} from 'react'
import {Link, useNavigate, useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'
import type {Product} from './ProductCard.tsx'
import * as messages from '#messages/product-dialog'

interface ProductStepsProps {
  category: string
  products: Product[]
  productId: string
  name: string
}

/** The products before and after one in its category, in a circle. `ordinal` counts from 1. */
export function neighbours(products: Pick<Product, 'productId'>[], productId: string) {
  const index = products.findIndex((each) => each.productId === productId)
  const at = (near: number) => products[(near + products.length) % products.length]?.productId ?? productId
  return {ordinal: index + 1, previous: at(index - 1), next: at(index + 1)}
}

/** Steps to the neighbouring products by link, arrow key or swipe. Back skips these steps. */
export function ProductSteps({category, products, productId, name}: ProductStepsProps) {
  const {ordinal, previous, next} = neighbours(products, productId)
  const productDepth = useRouterState({select: ({location}) => location.state.productDepth})
  const to = (id: string) =>
    ({
      to: '/designs/$category',
      params: {category},
      search: {item: id},
      state: {productDepth},
      replace: true,
      resetScroll: false,
    }) as const
  const navigate = useNavigate()
  useArrowKeys(({key}) => {
    const id = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : undefined
    if (id) void navigate(to(id))
  })
  if (products.length < 2) return null
  return (
    <Steps aria-label={messages.pieces}>
      {/* The products are there already, so nothing is preloaded. */}
      <Link {...to(previous)} preload={false} aria-label={messages.previousPiece} data-step="previous">
        <Icon shape={shapes.previous} size={24} />
      </Link>
      <output>
        {/* Screen readers say where a step has led. Others see the name beside the image. */}
        <span>{`${name}, `}</span>
        <span>{messages.pieceOf(ordinal, products.length)}</span>
      </output>
      <Link {...to(next)} preload={false} aria-label={messages.nextPiece} data-step="next">
        <Icon shape={shapes.next} size={24} />
      </Link>
    </Steps>
  )
}

/** Calls back for each key without modifiers, unless another dialog covers the product. */
function useArrowKeys(step: (event: KeyboardEvent) => void) {
  const isCovered = useRouterState({
    select: ({location: {state}}) => Boolean(state.contact || state.isFinding),
  })
  // A layout effect, because a key that is held down repeats before a normal effect has the new product.
  useLayoutEffect(() => {
    function press(event: KeyboardEvent) {
      const {altKey, ctrlKey, metaKey, defaultPrevented} = event
      if (!(defaultPrevented || isCovered || altKey || ctrlKey || metaKey)) step(event)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

const Steps = styled.nav`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 0.75rem;
  color: ${theme.color.onImage};
  pointer-events: none;

  a {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 3.5rem;
    border-radius: ${theme.radius};
    background: ${theme.shade.backdrop};
    color: inherit;
    pointer-events: auto;
  }
  output {
    position: absolute;
    left: 0.75rem;
    bottom: 0.75rem;
    padding: 0 0.75rem;
    border-radius: ${theme.radius};
    background: ${theme.shade.backdrop};
    font-size: ${theme.size.small};
    font-variant-numeric: tabular-nums;
    line-height: 2rem;
  }
  span:first-child {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`
