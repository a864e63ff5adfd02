import {Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import {styled} from 'styled-components'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Strong} from '../ui/elements.tsx'
import {priceOf, sumOf, type Piece} from './pieces.ts'

/** Every product that an enquiry asks about, with its picture and price, and what all cost together. */
export function Pieces({pieces}: {pieces: readonly Piece[]}) {
  const t = useMessages()
  const sum = sumOf(pieces)
  if (pieces.length === 0) return null
  return (
    <Card border radius={2}>
      <Stack as="ul">
        {pieces.map((piece) => (
          <PieceRow key={`${piece.slug} ${piece.productId}`} piece={piece} />
        ))}
      </Stack>
      {pieces.length > 1 && (
        <Box padding={3}>
          <Strong
            text={[t('enquiries.pieces', {count: pieces.length}), sum > 0 && rupees(sum)]
              .filter(Boolean)
              .join(' · ')}
          />
        </Box>
      )}
    </Card>
  )
}

function PieceRow({piece: {slug, productId, product}}: {piece: Piece}) {
  const t = useMessages()
  const number = product?.productId ?? productId
  if (!product)
    return (
      <Box as="li" padding={3}>
        <Text muted size={1}>
          {t('today.gone', {product: [slug, number].filter(Boolean).join(' ')})}
        </Text>
      </Box>
    )
  return (
    <Flex align="center" as="li" gap={3} padding={2}>
      <Picture address={product.picture} />
      <Stack flex={1} gap={2}>
        <Text size={1}>
          <IntentLink
            aria-label={`${t('enquiries.product')}: ${product.name ?? number}`}
            intent="edit"
            params={{id: product._id, type: 'product'}}
          >
            {product.name ?? number}
          </IntentLink>
        </Text>
        <Text muted size={1}>
          {number}
        </Text>
      </Stack>
      <Strong text={priceOf(product) ?? '–'} />
    </Flex>
  )
}

/** Edge of a picture, in CSS pixels. */
const EDGE = 48

/** The picture of a product, whose name stands beside it. Without an address: an empty place. */
export function Picture({address}: {address: string | null | undefined}) {
  return address ? (
    <Thumbnail alt="" height={EDGE} src={`${address}?w=${2 * EDGE}&h=${2 * EDGE}&fit=crop`} width={EDGE} />
  ) : (
    <Thumbnail as="span" />
  )
}

const Thumbnail = styled.img`
  flex: none;
  width: ${EDGE}px;
  height: ${EDGE}px;
  border-radius: 3px;
  background: var(--card-skeleton-color-from);
  object-fit: cover;
`
