import {Box, Card, Stack} from '@sanity/ui'
import {Preview, useSchema} from 'sanity'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {DocumentRow} from '../ui/rows.tsx'
import {Note, Strong} from '../ui/elements.tsx'
import type {Piece} from './pieces.ts'

/** Every product that an enquiry asks about, with its picture and price, and what all cost together. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
  const t = useMessages()
  const sum = pieces.reduce((total, {product}) => total + (product?.value ?? 0), 0)
  if (pieces.length === 0) return null
  return (
    <Card border padding={1} radius={2}>
      <Stack as="ul">
        {pieces.map(({slug, productId, product}) => (
          <li key={`${slug} ${productId}`}>
            {product ? (
              <DocumentRow id={product._id} type="product" />
            ) : (
              <Box padding={3}>
                <Note text={t('today.gone', {product: [slug, productId].filter(Boolean).join(' ')})} />
              </Box>
            )}
          </li>
        ))}
      </Stack>
      {pieces.length > 1 && sum > 0 && (
        <Box padding={3}>
          <Strong text={t('enquiries.sum', {count: pieces.length, sum: rupees(sum)})} />
        </Box>
      )}
    </Card>
  )
}

/** The picture of the first product of an enquiry, beside its line. */
export function PiecePicture({piece: {product}}: {piece: Piece}) {
  const schemaType = useSchema().get('product')
  if (!schemaType || !product) return null
  return (
    <Box flex="none" style={{width: 56, margin: '-8px -4px -8px -8px'}}>
      <Preview layout="media" schemaType={schemaType} value={{_id: product._id, _type: 'product'}} />
    </Box>
  )
}
