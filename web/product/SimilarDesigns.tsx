import {useLayoutEffect, useRef, type RefObject} from 'react'
import {useQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {ProductLink} from '../catalogue/ProductLink.tsx'
import {useProducts} from '../catalogue/use-products.ts'
import {theme} from '../design/theme.ts'
import {productKey} from '../device/device-list.ts'
import {ContentImage} from '../image/ContentImage.tsx'
import {similarQuery} from './similar.queries.ts'
import * as messages from '#messages/product-dialog'

interface SimilarDesignsProps {
  category: string
  productId: string
}

/** Frames that stand for the products until these are loaded, so that nothing moves when they arrive. */
const FRAMES = {keys: Array.from({length: 6}, (_, index) => String(index))}

/** Products that look like the open one, in a row that can be swiped. Nothing without such products. */
export function SimilarDesigns({category, productId}: SimilarDesignsProps) {
  const {data: {keys} = FRAMES, isLoadingError} = useQuery(similarQuery(category, productId))
  const {products, isLoadingError: isLost} = useProducts(keys === FRAMES.keys ? [] : keys)
  const section = useRef<HTMLElement>(null)
  const follow = useStartAtTop(section, productKey(category, productId))
  if (keys.length === 0 || isLoadingError || isLost) return null
  const isLoaded = products.length > 0
  return (
    <Frame ref={section} aria-labelledby="similar-designs" onClick={follow}>
      <h3 id="similar-designs">{messages.similarDesigns}</h3>
      <ul>
        {isLoaded
          ? products.map((product) => (
              <li key={productKey(product.category, product.productId)}>
                <ProductLink category={product.category} productId={product.productId} isInProduct>
                  <ContentImage image={product.image} ratio={4 / 5} sizes="7rem" alt="" />
                  <span className="name">{product.name}</span>
                  <span className="id">
                    {product.title} {product.productId}
                  </span>
                </ProductLink>
              </li>
            ))
          : keys.map((key) => <li key={key} />)}
      </ul>
    </Frame>
  )
}

/**
 * Shows the product of a followed link from its top, with the focus on the button that closes it, as a dialog that opens does.
 * @returns to be called when a link is followed
 */
function useStartAtTop(section: RefObject<HTMLElement | null>, shown: string) {
  const isFollowed = useRef(false)
  const last = useRef(shown)
  useLayoutEffect(() => {
    const isOther = last.current !== shown
    last.current = shown
    if (!isOther || !isFollowed.current) return
    isFollowed.current = false
    const dialog = section.current?.closest('dialog')
    for (const element of dialog ? [dialog, ...dialog.children] : []) element.scrollTop = 0
    dialog?.querySelector<HTMLElement>('[data-close] button')?.focus({preventScroll: true})
  }, [section, shown])
  return () => {
    isFollowed.current = true
  }
}

const Frame = styled.section`
  margin-top: ${theme.space.l};

  h3 {
    font-size: ${theme.size.lead};
  }
  ul {
    display: flex;
    gap: ${theme.space.s};
    margin-top: ${theme.space.s};
    padding-bottom: ${theme.space.xs};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    overscroll-behavior-x: contain;
    /* A design of which the focus would show less than this comes into the middle. */
    scroll-padding-right: 3rem;
  }
  li {
    flex: none;
    width: 7rem;
    /* Picture, three lines of the name, and two of category and id. */
    min-height: calc(8.75rem + 6.5lh);
    font-size: ${theme.size.small};
    line-height: 1.35;
    scroll-snap-align: start;
  }
  a {
    display: block;
    color: ${theme.color.text};
    text-decoration: none;
  }
  a .photo {
    aspect-ratio: 4 / 5;
    margin-bottom: 0.25rem;
  }
  a > span {
    display: block;
  }
  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  .id {
    color: ${theme.color.quiet};
  }
`
