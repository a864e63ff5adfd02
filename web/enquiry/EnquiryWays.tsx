import {useRouter} from '@tanstack/react-router'
import {listPath} from '../../contract/site/paper.ts'
import {CallUs} from '../contact/ContactLinks.tsx'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {productKey} from '../device/device-list.ts'
import {useEnv} from '../env/EnvContext.tsx'
import {clean} from '../preview/clean.ts'
import {whatsAppAddress, productAddress} from '../shop/addresses.ts'
import type {priceOf} from '../shop/rupees.ts'
import {useShop} from '../shop/ShopContext.tsx'
import {track} from '../report/tracking.ts'
import {enquiry} from './enquiry.ts'
import {reportEnquiry} from './report-enquiry.ts'
import {useOnline} from './use-online.ts'
import {offline} from '#messages/contact-dialog'
import * as messages from '#messages/enquiry-page'
import {prefix} from '#messages/language'

export type ListedProduct = Parameters<typeof priceOf>[0] & {
  category: string
  productId: string
  name: string
  contentId: string | null
  categoryValue: number | null
}

/** Ways to ask about these products of the list, to take them along, and to empty the list. */
export function EnquiryWays({products}: {products: readonly ListedProduct[]}) {
  const env = useEnv()
  const router = useRouter()
  const shop = useShop()
  const isOnline = useOnline()
  const keys = products.map(({category, productId}) => productKey(category, productId))

  function trackSending(address: string) {
    const {queryClient} = router.options.context
    const {content_ids, value, currency} = reportEnquiry(queryClient, env, products, address)
    track('enquiry_send', {content_ids, value, currency})
  }

  return (
    <div className="ways">
      {!isOnline && <output>{offline}</output>}
      {shop.whatsapp && products.length > 0 && (
        <ButtonLink
          $tone="price"
          href={whatsAppAddress(
            shop.whatsapp,
            enquiryText(env.publicUrl, import.meta.env.PREVIEW ? clean(products) : products),
          )}
          target="_blank"
          rel="noopener"
          onClick={({currentTarget}) => trackSending(currentTarget.href)}
          onAuxClick={({button, currentTarget}) => button === 1 && trackSending(currentTarget.href)}
        >
          <Icon shape={shapes.message} />
          {messages.sendOnWhatsApp}
        </ButtonLink>
      )}
      <CallUs />
      {isOnline && products.length > 0 && (
        <ButtonLink href={prefix + listPath('pdf', keys)} target="_blank" rel="noopener nofollow">
          {messages.savePdf}
        </ButtonLink>
      )}
      <Button type="button" onClick={() => enquiry.clear()}>
        {messages.removeAll}
      </Button>
    </div>
  )
}

interface EnquiredProduct {
  category: string
  productId: string
  name: string
}

/** Maximum length of the message in a link, in characters. Browsers and messengers cut longer links. */
const MAX_ENCODED_LENGTH = 6000

/**
 * One message that asks about every product. Each product has its id, its name and its absolute address, as far as a
 * link can hold them. Addresses are left out first, then names, both from the last product backwards.
 */
export function enquiryText(publicUrl: string, products: readonly EnquiredProduct[]): string {
  const lines = products.map(({productId}) => productId)
  const text = () => [messages.askPrices, ...lines].join('\n')
  const lengthen = (lineOf: (product: EnquiredProduct) => string) => {
    for (const [index, product] of products.entries()) {
      const short = lines[index] ?? ''
      lines[index] = lineOf(product)
      if (encodeURIComponent(text()).length <= MAX_ENCODED_LENGTH) continue
      lines[index] = short
      return
    }
  }
  const named = ({productId, name}: EnquiredProduct) => `${name} (${productId})`
  lengthen(named)
  lengthen(
    (product) => `${named(product)}: ${productAddress(publicUrl, product.category, product.productId)}`,
  )
  return text()
}
