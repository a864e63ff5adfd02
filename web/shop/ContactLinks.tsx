import type {ReactNode} from 'react'
import {useSuspenseQuery} from '@tanstack/react-query'
import {ButtonLink, type ButtonLook} from '../design/Button.tsx'
import {Icon} from '../design/Icon.tsx'
import {askPriceText, callAddress, whatsAppAddress} from './contact.ts'
import {shopQuery} from './shop.queries.ts'

interface ContactProps extends ButtonLook {
  children?: ReactNode
  className?: string
}

export function CallUs({children = 'Call Us', ...look}: ContactProps) {
  const {data: shop} = useSuspenseQuery(shopQuery())
  return (
    <ButtonLink {...look} href={callAddress(shop.phone)}>
      <Icon name="phone" />
      {children}
    </ButtonLink>
  )
}

export function ShopLocation({children = 'Shop Location', ...look}: ContactProps) {
  const {data: shop} = useSuspenseQuery(shopQuery())
  return (
    <ButtonLink {...look} href={shop.mapLink} target="_blank" rel="noopener">
      <Icon name="pin" />
      {children}
    </ButtonLink>
  )
}

interface AskPriceProps extends ContactProps {
  /** Absolute address of the piece that the question is about. */
  about?: string
}

export function AskPrice({children = 'Ask Price', about, ...look}: AskPriceProps) {
  const {data: shop} = useSuspenseQuery(shopQuery())
  return (
    <ButtonLink
      $tone="price"
      {...look}
      href={whatsAppAddress(shop.whatsapp, askPriceText(about))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="message" />
      {children}
    </ButtonLink>
  )
}
