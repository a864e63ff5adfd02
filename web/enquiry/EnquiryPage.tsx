import {useEffect, useRef} from 'react'
import {useQuery} from '@tanstack/react-query'
import {useHydrated} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {pickedQuery} from '../catalogue/product.queries.ts'
import {useProducts} from '../catalogue/use-products.ts'
import {Button} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {Container} from '../design/Layout.tsx'
import {from, theme} from '../design/theme.ts'
import {partsOfKey, productKey, useDeviceList} from '../device/device-list.ts'
import {LinkButton} from '../links/links.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import {ProductLink} from '../catalogue/ProductLink.tsx'
import {priceOf} from '../shop/rupees.ts'
import {CallUs} from '../contact/ContactLinks.tsx'
import {enquiry} from './enquiry.ts'
import {keptQuery} from './keep-list.ts'
import {EnquiryWays, type ListedProduct} from './EnquiryWays.tsx'
import {KeepList} from './KeepList.tsx'
import * as messages from '#messages/enquiry-page'

/** The enquiry list of this device: one message asks about all its products. */
export function EnquiryPage() {
  const listed = useDeviceList(enquiry)
  const isHydrated = useHydrated()
  const {data: kept} = useQuery({...keptQuery(), enabled: isHydrated})
  const {products: shown, isLoadingError} = useProducts(listed, kept ?? undefined)
  // Only an answer about exactly this list says that a product is gone. An outage or a kept list says nothing.
  const {data: answer} = useQuery(pickedQuery(listed))
  const found = new Map(shown.map((product) => [productKey(product.category, product.productId), product]))
  const rows = listed.map((key) => found.get(key) ?? namedById(key))
  const isMissing = isLoadingError && shown.length < listed.length
  const isEmpty = listed.length === 0
  useFocusWhenEmptied(isEmpty)
  return (
    <Frame>
      <h1>{messages.enquiryList}</h1>
      {/* Assistive technology reads a change of an element that was there before. */}
      <output>{isEmpty ? emptyText(isHydrated) : messages.keptHere(listed.length)}</output>
      {isEmpty ? (
        <div className="ways">
          <LinkButton to="/designs" search={{view: 'all'}} $tone="primary">
            {messages.seeAllDesigns}
          </LinkButton>
          <CallUs />
        </div>
      ) : (
        <>
          {isMissing && <p role="alert">{messages.cannotBeShown}</p>}
          <ul>
            {rows.map((product) => {
              const key = productKey(product.category, product.productId)
              return <Row key={key} product={product} isGone={answer !== undefined && !found.has(key)} />
            })}
          </ul>
          {(answer || isMissing || shown.length > 0) && <EnquiryWays products={isMissing ? rows : shown} />}
          <KeepList />
        </>
      )}
    </Frame>
  )
}

/** A product without its content, named by its category. */
const namedById = (key: string): ShownProduct => {
  const {category, productId} = partsOfKey(key)
  const name = category.replaceAll('-', ' ')
  return {
    category,
    productId,
    name,
    title: '',
    contentId: null,
    value: null,
    categoryValue: null,
    range: null,
    image: null,
  }
}

const emptyText = (isHydrated: boolean) => (isHydrated ? messages.nothingListed : messages.whatIsListed)

/** Moves the focus to the page when the list becomes empty. The button that was pressed is gone. */
function useFocusWhenEmptied(isEmpty: boolean) {
  const wasEmpty = useRef(true)
  useEffect(() => {
    if (isEmpty && !wasEmpty.current) document.getElementById('main')?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty])
}

type ShownProduct = ListedProduct & {title: string; image: Parameters<typeof ContentImage>[0]['image']}

interface RowProps {
  product: ShownProduct
  /** The catalogue holds the product no longer. */
  isGone: boolean
}

function Row({product, isGone}: RowProps) {
  const {category, title, productId, name, image} = product
  return (
    <li>
      <ProductLink category={category} productId={productId}>
        <ContentImage image={image} ratio={4 / 5} sizes="7rem" alt="" />
        <span>
          <span className="name">{name}</span>
          <span className="facts">
            <span>
              {title} {productId}
            </span>{' '}
            <span>{priceOf(product)}</span>
          </span>
          {isGone && <span className="facts">{messages.noLongerListed}</span>}
        </span>
      </ProductLink>
      <Button
        type="button"
        aria-label={messages.removeProduct(name, productId)}
        onClick={() => enquiry.remove(productKey(category, productId))}
      >
        <Icon shape={shapes.close} />
        <span className="words">{messages.remove}</span>
      </Button>
    </li>
  )
}

const Frame = styled(Container)`
  padding-block: ${theme.space.xl};
  min-height: 70svh;

  output {
    display: block;
    max-width: 34rem;
    margin-top: ${theme.space.s};
    color: ${theme.color.quiet};
    font-size: ${theme.size.lead};
  }
  [role='alert'] {
    margin-top: ${theme.space.s};
    color: ${theme.color.danger};
  }
  ul {
    max-width: 52rem;
    margin-top: ${theme.space.l};
    border-top: 1px solid ${theme.color.line};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
  }
  li a {
    display: flex;
    flex: 1;
    min-width: 0;
    align-items: center;
    gap: ${theme.space.s};
    color: ${theme.color.text};
    text-decoration: none;
  }
  li a .photo {
    flex: none;
    width: 5.5rem;
    aspect-ratio: 4 / 5;
  }
  .name,
  .facts {
    display: block;
  }
  .name {
    font: 400 ${theme.size.lead} / 1.25 ${theme.font.display};
  }
  /* The category of a product that is not loaded. */
  .name::first-letter {
    text-transform: uppercase;
  }
  .facts {
    margin-top: 0.25rem;
    color: ${theme.color.quiet};
    font-variant-numeric: tabular-nums;
  }
  .facts > span {
    display: inline-block;
    margin-right: 0.75rem;
  }
  li > button {
    flex: none;
    width: 3rem;
    margin-right: -0.75rem;
    padding: 0;
    border-color: transparent;
  }
  .words {
    display: none;
  }
  .ways,
  .keep {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    margin-top: ${theme.space.l};
  }
  .keep {
    align-items: center;
    margin-top: 0.75rem;
  }
  .ways output,
  .keep output {
    margin-top: 0;
    font-size: inherit;
  }
  .ways output {
    max-width: none;
    width: 100%;
  }
  ${from.tablet} {
    li a .photo {
      width: 7rem;
    }
    li > button {
      width: auto;
      margin: 0;
      padding-inline: 1.5rem;
      border-color: ${theme.color.edge};
    }
    .words {
      display: inline;
    }
  }
`
