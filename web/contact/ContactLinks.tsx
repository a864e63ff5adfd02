import type {ReactNode} from 'react'
import {useCallNow, useContact, type Placement} from './use-contact.ts'
import {ButtonLink, type ButtonLook} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {askPriceText, callAddress, whatsAppAddress} from '../shop/addresses.ts'
import {useShop} from '../shop/ShopContext.tsx'
import * as messages from '#messages/contact'

interface ContactProps extends ButtonLook {
  className?: string
  children?: ReactNode
}

interface CallProps extends ContactProps {
  placement?: Placement
}

/** Opens the Call Us dialog. Without script it dials. */
export function CallUs({children = messages.callUs, placement, ...look}: CallProps) {
  const shop = useShop()
  const contact = useContact({kind: 'call'}, placement)
  if (!shop.phone) return null
  return (
    <ButtonLink {...look} {...contact} href={callAddress(shop.phone)}>
      <Icon shape={shapes.phone} />
      {children}
    </ButtonLink>
  )
}

/** Dials without a dialog. */
export function CallNow({children = messages.callNow, ...look}: ContactProps) {
  const shop = useShop()
  const contact = useCallNow()
  if (!shop.phone) return null
  return (
    <ButtonLink {...look} {...contact} href={callAddress(shop.phone)}>
      <Icon shape={shapes.phone} />
      {children}
    </ButtonLink>
  )
}

/** Opens the Showroom Location dialog. Without script it opens the map. */
export function ShopLocation({children = messages.shopLocation, ...look}: ContactProps) {
  const shop = useShop()
  return (
    <ButtonLink {...look} {...useContact({kind: 'visit'})} href={shop.mapLink} target="_blank" rel="noopener">
      <Icon shape={shapes.pin} />
      {children}
    </ButtonLink>
  )
}

interface AskPriceProps extends ContactProps {
  /** Absolute address of the product or category that the question is about. */
  about?: string
}

/** Opens the Ask Price dialog. Without script it opens WhatsApp. */
export function AskPrice({children = messages.askPrice, about, ...look}: AskPriceProps) {
  const shop = useShop()
  const contact = useContact({kind: 'price', about})
  if (!shop.whatsapp) return null
  return (
    <ButtonLink
      $tone="price"
      {...look}
      {...contact}
      href={whatsAppAddress(shop.whatsapp, askPriceText(about))}
      target="_blank"
      rel="noopener"
    >
      <Icon shape={shapes.message} />
      {children}
    </ButtonLink>
  )
}

/** A contact link as plain text, for the footer. */
export function ContactText({kind, children}: {kind: 'call' | 'visit'; children: string}) {
  const shop = useShop()
  const isCall = kind === 'call'
  const contact = useContact({kind}, 'footer')
  if (isCall && !shop.phone) return null
  return (
    <a
      {...contact}
      href={isCall ? callAddress(shop.phone) : shop.mapLink}
      target={isCall ? undefined : '_blank'}
      rel={isCall ? undefined : 'noopener'}
    >
      {children}
    </a>
  )
}
