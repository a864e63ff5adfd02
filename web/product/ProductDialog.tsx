import {useEffect, useRef} from 'react'
import {useCanGoBack, useNavigate, useRouter, useRouterState} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {Ask} from '../availability/Availability.tsx'
import {useCloseBeside} from '../design/close-beside.ts'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {wholeWords} from '../design/whole-words.ts'
import {productKey} from '../device/device-list.ts'
import {EnquiryButton} from '../enquiry/EnquiryButton.tsx'
import {useEnv} from '../env/EnvContext.tsx'
import {ContentImage} from '../image/ContentImage.tsx'
import {recent} from '../recent/recent.ts'
import {clean} from '../preview/clean.ts'
import {editablePrice} from '../preview/editable.ts'
import {productAddress} from '../shop/addresses.ts'
import {CallUs} from '../contact/ContactLinks.tsx'
import {priceOf} from '../shop/rupees.ts'
import {Facts} from './Facts.tsx'
import {Name} from './Name.tsx'
import {HereNotice} from './HereNotice.tsx'
import {describe, ImageChoice, useImages} from './ImageChoice.tsx'
import type {Product} from './ProductCard.tsx'
import {ProductSteps} from './ProductSteps.tsx'
import {HowMuch, ReadyIn} from './Sale.tsx'
import {ShareButton} from './ShareButton.tsx'
import {SimilarDesigns} from './SimilarDesigns.tsx'
import {useModal} from './use-modal.ts'
import {ZoomFrame} from './ZoomFrame.tsx'
import * as messages from '#messages/product-dialog'

export interface ProductDialogProps {
  category: {slug: string; title: string; price: string | null; products: Product[]}
  product: Product
}

/**
 * A product, large, over the page of its category. The server renders the dialog open, so that it shows before any
 * script runs. With script it becomes modal.
 */
export function ProductDialog({category, product}: ProductDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const depth = useRouterState({select: ({location}) => location.state.productDepth ?? 0})
  const close = useClose(depth, product.productId)
  const address = productAddress(useEnv().publicUrl, category.slug, product.productId)

  const images = useImages(category.slug, product)
  const key = productKey(category.slug, product.productId)
  useEffect(() => recent.add(key), [key])

  const onClose = useModal({dialog, product: key, wasOpenedHere: depth > 0, close})

  return (
    <Frame ref={dialog} open aria-labelledby="product-name" onClose={onClose} {...useCloseBeside()}>
      <form method="dialog" data-close="">
        <button type="submit" aria-label={messages.close}>
          <Icon shape={shapes.close} size={24} />
        </button>
      </form>
      <div className="picture">
        <ZoomFrame picture={`${key} ${images.index}`}>
          <ContentImage
            image={images.shown}
            sizes="(min-width: 64rem) 62vw, 100vw"
            isMagnified
            alt={describe(images, product.name)}
            isFirst
          />
        </ZoomFrame>
        <ProductSteps
          category={category.slug}
          products={category.products}
          productId={product.productId}
          name={plainName(product)}
        />
        <HereNotice size={product.facts?.size} />
      </div>
      <div className="facts">
        <ImageChoice pictures={images} />
        <p className="category">{category.title}</p>
        {/* Texts of several parts are replaced as a whole: a translator may have changed the elements. */}
        <h2 id="product-name" key={product.name}>
          <Name>{product.name}</Name>
        </h2>
        <p className="price" {...(import.meta.env.PREVIEW && editablePrice(product))}>
          {priceOf(product)}
        </p>
        <div className="ways" data-after-price="">
          <Ask about={address} availability={product.availability} />
          <CallUs />
          <EnquiryButton category={category.slug} product={product} label={messages.enquiryList} />
          <ShareButton title={plainName(product)} address={address} />
        </div>
        <ReadyIn category={category.slug} product={product} />
        {product.specialNote && <p className="note">{product.specialNote}</p>}
        <HowMuch key={key} category={category} product={product} about={address} />
        <Facts category={category.slug} product={product} />
        <SimilarDesigns category={category.slug} productId={product.productId} />
      </div>
    </Frame>
  )
}

const plainName = ({name}: Product) => (import.meta.env.PREVIEW ? clean(name) : name)

/** Closes the product: goes back in the history to the page below, or removes a product that was opened by its address. */
function useClose(depth: number, productId: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  return () => {
    // The browser gives the focus back to the opener. A product that was opened by its address has no opener.
    if (document.activeElement?.matches('body, dialog *')) cardOf(productId)?.focus({preventScroll: true})
    if (depth > 0 && canGoBack) router.history.go(-depth)
    else void navigate({to: '.', search: {}, replace: true, resetScroll: false})
  }
}

/** The link on a product's card, on the page below the dialog. */
const cardOf = (productId: string) =>
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(productId)}"]`)

const Frame = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.banner};
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.ground};
  color: inherit;
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-bottom: calc(var(--panel, 0px) + 1rem);

  &::backdrop {
    background: ${theme.shade.backdrop};
  }
  &[data-moves] {
    animation: appear ${theme.motion};
  }
  /* The question about consent (privacy/ChoicePanel.tsx). No banner is below it here. */
  > div.notices {
    display: contents;
  }
  .choices {
    grid-column: 1 / -1;
    bottom: calc(0.5rem + var(--safe-bottom));
  }
  .picture {
    position: relative;
    overflow: hidden;
  }
  .facts {
    padding: ${theme.space.m} ${theme.gutter} calc(${theme.space.l} + var(--safe-bottom) + var(--panel, 0px));
  }
  .category,
  dt {
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  h2 {
    ${wholeWords}
  }
  .price {
    margin-top: 0.25rem;
    font-size: ${theme.size.lead};
    font-variant-numeric: tabular-nums;
  }
  .note {
    margin-top: ${theme.space.s};
    padding: 0.75rem 1rem;
    border-left: 2px solid ${theme.color.ornament};
    background: ${theme.color.raised};
  }
  dl {
    margin-top: ${theme.space.m};
    border-top: 1px solid ${theme.color.line};
  }
  dl > div {
    display: grid;
    grid-template-columns: min(6rem, 40%) 1fr;
    align-items: baseline;
    padding-block: 0.5rem;
    border-bottom: 1px solid ${theme.color.line};
  }
  .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
    gap: 0.75rem;
    margin-top: ${theme.space.m};
  }
  .ways > * {
    gap: 0.375rem;
    padding-inline: 0.25rem;
  }
  form {
    position: fixed;
    inset: calc(0.75rem + env(safe-area-inset-top)) calc(0.75rem + env(safe-area-inset-right)) auto auto;
    z-index: 1;
  }
  ${from.low} {
    form {
      position: absolute;
    }
  }
  form button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 0;
    border-radius: ${theme.radius};
    background: ${theme.shade.backdrop};
    color: ${theme.color.onImage};
  }

  ${from.desktop} {
    inset: 2.5vmin;
    width: auto;
    height: auto;
    max-width: 90rem;
    margin: auto;
    box-shadow: ${theme.shadow};

    &[open] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 26rem;
    }
    /* In the middle they would move as more of the page arrives. */
    .facts {
      align-self: start;
      max-height: 100%;
      /* The name begins below the button that closes the product. */
      padding: 3rem ${theme.space.l} calc(${theme.space.l} + var(--panel, 0px));
      overflow-y: auto;
      scroll-padding-bottom: inherit;
    }
    form {
      position: absolute;
      inset: 1rem 1rem auto auto;
    }
    form button {
      background: none;
      color: inherit;
    }
  }
  ${from.print} {
    &[open] {
      position: static;
      display: block;
      inset: 0 0 auto;
      height: auto;
      overflow: visible;
    }
    .facts {
      max-height: none;
      overflow: visible;
    }
  }
`
