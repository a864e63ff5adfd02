import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronUpIcon} from '@sanity/icons/ChevronUp'
import {DoubleChevronUpIcon} from '@sanity/icons/DoubleChevronUp'
import {Button, Card, Flex, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useRef} from 'react'
import {Preview, useClient, useSchema, useTranslation} from 'sanity'
import {styled} from 'styled-components'
import {z} from 'zod'
import {useLiveQuery} from '../live/live-query.ts'
import type {LiveQuery} from '../live/live-query.ts'
import {WORDS} from '../words.ts'
import {moveProduct} from './move-product.ts'
import type {Direction} from './ranks.ts'

const products = z.array(
  z.object({_id: z.string(), name: z.string().nullable(), productId: z.string().nullable()}),
)

type Product = z.infer<typeof products>[number]

const PRODUCTS: LiveQuery<Product[]> = {
  groq: '*[_type == "product" && category._ref == $categoryId] | order(orderRank, _id){_id, name, productId}',
  result: products,
}

/** The products of a category, each with buttons that move it: dragging with a finger would scroll. */
export function MoveList({categoryId}: {categoryId: string}) {
  const rows = useLiveQuery(PRODUCTS, {categoryId})
  const move = useMove(categoryId)
  return (
    <Stack as="ol" gap={1} padding={2}>
      {rows?.map((product, index) => (
        <MoveRow
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          key={product._id}
          onMove={(direction) => move(product._id, direction)}
          product={product}
        />
      ))}
    </Stack>
  )
}

/** Runs one move after another, so that a person can tap several times. */
function useMove(categoryId: string) {
  const {t} = useTranslation(WORDS)
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const last = useRef(Promise.resolve())
  return (id: string, direction: Direction) => {
    last.current = last.current
      .then(() => moveProduct(client, {categoryId, id, direction}))
      .catch(() => {
        toast.push({status: 'error', title: t('order.failed')})
      })
  }
}

interface MoveRowProps {
  product: Product
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
}

function MoveRow({product, isFirst, isLast, onMove}: MoveRowProps) {
  const {t} = useTranslation(WORDS)
  const schemaType = useSchema().get('product')
  const name = [product.productId, product.name].filter(Boolean).join(' ')
  const buttons = [
    {direction: 'up', icon: ChevronUpIcon, isOff: isFirst},
    {direction: 'down', icon: ChevronDownIcon, isOff: isLast},
    {direction: 'top', icon: DoubleChevronUpIcon, isOff: isFirst},
  ] as const
  return (
    <Card as="li" radius={2}>
      <Flex align="center" gap={1}>
        <Words>
          {schemaType && (
            <Preview layout="default" schemaType={schemaType} value={{_id: product._id, _type: 'product'}} />
          )}
        </Words>
        {buttons.map(({direction, icon, isOff}) => (
          <Button
            aria-disabled={isOff}
            aria-label={t(`order.${direction}`, {product: name})}
            icon={icon}
            key={direction}
            mode="ghost"
            onClick={() => !isOff && onMove(direction)}
            padding={4}
            title={t(`order.${direction}`, {product: name})}
          />
        ))}
      </Flex>
    </Card>
  )
}

/** A long name does not push the buttons away. */
const Words = styled.div`
  flex: 1;
  min-width: 0;
`
