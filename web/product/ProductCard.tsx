import {lazy, Suspense} from 'react'
import {styled} from 'styled-components'
import type {CATALOGUE_RESULT, CATEGORY_RESULT} from '../../schemas/generated/types.ts'
import {CardAvailability} from '../availability/Availability.tsx'
import {from, theme} from '../design/theme.ts'
import {wholeWords} from '../design/whole-words.ts'
import {EnquiryButton} from '../enquiry/EnquiryButton.tsx'
import {useEnv} from '../env/EnvContext.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import type {ImageSource} from '../image/image.ts'
import {editable, editablePrice} from '../preview/editable.ts'
import {productAddress} from '../shop/addresses.ts'
import {AskPrice} from '../contact/ContactLinks.tsx'
import {priceOf, rupees} from '../shop/rupees.ts'
import {useShop} from '../shop/ShopContext.tsx'
import {Name} from './Name.tsx'
import {ProductLink} from '../catalogue/ProductLink.tsx'
import * as messages from '#messages/product'

export type Product = NonNullable<CATEGORY_RESULT>['products'][number]

/** The fields of a product that its card needs: those that lists of products load. */
type CardProduct = Omit<CATALOGUE_RESULT['products'][number], 'category' | 'title' | 'categoryValue'>

interface ProductCardProps {
  /** Slug of the category. */
  category: string
  product: CardProduct
  /** Name of the category, on pages with products of several categories. */
  kind?: string
  isFirst?: boolean
}

export function ProductCard({category, product, kind, isFirst}: ProductCardProps) {
  const {publicUrl} = useEnv()
  const price = priceOf(product)
  const about = productAddress(publicUrl, category, product.productId)
  return (
    <Card>
      <ProductLink category={category} productId={product.productId} isCard>
        <ContentImage
          image={product.image}
          ratio={4 / 5}
          sizes={SIZES}
          alt={product.name}
          isFirst={isFirst}
        />
        {product.specialNote && <span className="note">{product.specialNote}</span>}
      </ProductLink>
      <EnquiryButton category={category} product={product} />
      {kind && <span className="kind">{kind}</span>}
      <h3>
        <Name>{product.name}</Name>
      </h3>
      {price && <p {...(import.meta.env.PREVIEW && editablePrice(product))}>{price}</p>}
      {product.availability ? (
        <Suspense>
          <LazyAvailability about={about} availability={product.availability} />
        </Suspense>
      ) : (
        <AskPrice about={about} $tone="plain" />
      )}
    </Card>
  )
}

// Few products are not made to order, so browsers load the words of the others only where one of them is shown. Where they
// cannot be loaded, the card stays as the server rendered it: its link opens WhatsApp without a script.
const LazyAvailability = import.meta.env.SSR
  ? CardAvailability
  : lazy(() =>
      import('../availability/Availability.tsx').then(
        (module) => ({default: module.CardAvailability}),
        () => new Promise<never>(() => undefined),
      ),
    )

/** The last card of every category, because the showroom has more than the catalogue. */
export function MoreProductsCard({image}: {image: ImageSource | null}) {
  const shop = useShop()
  return (
    <Card>
      <div className="more">
        <ContentImage image={image} ratio={4 / 5} sizes={SIZES} alt="" />
      </div>
      <h3>{messages.manyMoreDesigns}</h3>
      <p {...(import.meta.env.PREVIEW && editable(shop.hours, 'defaultRange'))}>
        {rupees(shop.defaultRange)}
      </p>
      <AskPrice $tone="plain" />
    </Card>
  )
}

const SIZES = '(min-width: 64rem) 18rem, (min-width: 48rem) 30vw, 44vw'

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  a[data-card],
  .more {
    display: block;
    position: relative;
    aspect-ratio: 4 / 5;
  }
  a[data-card] .photo,
  .more .photo {
    height: 100%;
  }
  > button {
    position: absolute;
    inset: 0.5rem 0.5rem auto auto;
  }
  .more img {
    filter: saturate(0.3) brightness(0.75);
  }
  .note {
    position: absolute;
    inset: auto 0 0;
    padding: 0.5rem 0.75rem;
    background: ${theme.shade.backdrop};
    color: ${theme.color.onImage};
    font-size: ${theme.size.small};
    line-height: 1.35;
  }
  .kind {
    margin-top: 0.5rem;
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  h3 {
    margin-top: 0.75rem;
    font-size: 1.125rem;
    ${wholeWords}
  }
  .kind + h3 {
    margin-top: 0;
  }
  p {
    margin-bottom: 0.625rem;
    color: ${theme.color.quiet};
    font-variant-numeric: tabular-nums;
  }
  p + p {
    margin-top: -0.5rem;
  }
  > a[data-tone] {
    min-height: 2.75rem;
    margin-top: auto;
    padding-inline: 0.5rem;
    border: 1px solid ${theme.color.line};
    color: ${theme.color.text};
  }
  > a[data-tone] svg {
    color: ${theme.color.done};
  }
  img {
    transition: filter ${theme.motion};
  }
  ${from.hover} {
    a[data-card]:hover img {
      filter: brightness(1.08);
    }
  }
`
