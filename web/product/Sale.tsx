import {lazy, Suspense, useState} from 'react'
import {useQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {weeksOf} from '../../contract/site/availability.ts'
import {rateOf} from '../../contract/site/units.ts'
import {availabilityText} from '../availability/Availability.tsx'
import {Button} from '../design/Button.tsx'
import {theme} from '../design/theme.ts'
import {alive} from '../device/alive.ts'
import {detailsQuery} from './details.queries.ts'
import type {Product} from './ProductCard.tsx'
import * as messages from '#messages/product-dialog'

const Calculator = lazy(() =>
  import('../calculator/Calculator.tsx').then((module) => ({default: module.Calculator})),
)

/** How a visitor can have a product, and when. The weeks follow when they are loaded, on the same line. */
export function ReadyIn({category, product}: {category: string; product: Product}) {
  const {data: details} = useQuery(detailsQuery(category, product.productId))
  const weeks = details ? weeksOf(details.leadWeeks) : undefined
  return <p>{availabilityText(product.availability, weeks)}</p>
}

interface HowMuchProps {
  category: {slug: string; price: string | null}
  product: Product
  /** Absolute address of the product. */
  about: string
}

/** For a product that is sold by the square foot: opens the calculation of how much a wall or a floor needs. */
export function HowMuch({category: {slug, price}, product, about}: HowMuchProps) {
  const [isOpen, setOpen] = useState(false)
  const {data: details} = useQuery(detailsQuery(slug, product.productId))
  // The price of the category is known before the details are loaded.
  const rate = rateOf(details ?? {unit: null, rate: null, price})
  if (rate?.unit !== 'sft') return null
  return (
    <Frame>
      <Button
        ref={alive}
        data-early=""
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        {messages.howMuch}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Calculator about={about} rate={rate} shop={details?.shop ?? null} facts={product.facts} />
        </Suspense>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  margin-top: ${theme.space.s};

  > button {
    width: 100%;
  }
`
