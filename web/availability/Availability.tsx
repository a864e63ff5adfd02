import {isTaken, type Availability} from '../../contract/site/availability.ts'
import {AskPrice} from '../contact/ContactLinks.tsx'
import {useContact} from '../contact/use-contact.ts'
import {ButtonLink, type ButtonLook} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {whatsAppAddress} from '../shop/addresses.ts'
import {useShop} from '../shop/ShopContext.tsx'
import * as messages from '#messages/availability'

const {ready, toOrder, oneOfAKind, reserved, sold} = messages
const TEXTS: Record<Availability, string> = {ready, toOrder, oneOfAKind, reserved, sold}

/** How a visitor can have a product, in words. Without weeks, products that are made to order name none. */
export function availabilityText(stated: Availability | null, weeks?: number): string {
  const availability = stated ?? 'toOrder'
  return availability === 'toOrder' && weeks ? messages.toOrderIn(weeks) : TEXTS[availability]
}

interface MessageLinkProps extends ButtonLook {
  /** Words on the link, and above the message. */
  title: string
  /** Absolute address of the product. */
  about: string
  text: string
}

/** Opens WhatsApp with a message about a product, as Ask Price does. */
export function MessageLink({title, about, text, ...look}: MessageLinkProps) {
  const shop = useShop()
  const contact = useContact({kind: 'price', about, text, title})
  if (!shop.whatsapp) return null
  const href = whatsAppAddress(shop.whatsapp, text)
  return (
    <ButtonLink $tone="price" {...look} {...contact} href={href} target="_blank" rel="noopener">
      <Icon shape={shapes.message} />
      {title}
    </ButtonLink>
  )
}

interface AskProps extends ButtonLook {
  about: string
  availability: Availability | null
}

/** Ask Price; for a product that somebody has, the question for one like it. */
export function Ask({about, availability, ...look}: AskProps) {
  if (!isTaken(availability)) return <AskPrice {...look} about={about} />
  return (
    <MessageLink {...look} about={about} title={messages.makeOneLikeIt} text={messages.makeOneLike(about)} />
  )
}

/** What a card says of a product that is not made to order. */
export function CardAvailability({about, availability}: AskProps) {
  return (
    <>
      <p>{availabilityText(availability)}</p>
      <Ask about={about} availability={availability} $tone="plain" />
    </>
  )
}
