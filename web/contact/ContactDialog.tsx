import {useEffect, useRef, useState, type ReactNode} from 'react'
import {useRouter} from '@tanstack/react-router'
import {Button} from '../design/Button.tsx'
import {Dialog} from '../design/Dialog.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {newId} from '../leads/id.ts'
import {lookUpIp} from '../leads/leads.ts'
import {newRef, withRef} from '../leads/ref.ts'
import {askPriceText, callAddress, whatsAppAddress} from '../shop/addresses.ts'
import {MapFrame} from '../shop/MapFrame.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import type {Shop} from '../shop/shop.queries.ts'
import {MessageBubble, PhoneBubble} from './bubbles.tsx'
import {goTo, recordContact} from './contact-action.ts'
import type {ContactState} from './contact-state.ts'
import * as words from '#words/contact-dialog'

interface Variant {
  title: string
  description?: string
  body: ReactNode
  primary: string
  /** Address behind the primary button. */
  href: string
}

function variantOf({kind, about}: ContactState, shop: Shop, ref: string): Variant {
  const text = withRef(askPriceText(about), ref)
  switch (kind) {
    case 'visit':
      return {
        title: words.showroomLocation,
        description: shop.address.split('\n').join(', '),
        body: <MapFrame />,
        primary: words.openMap,
        href: shop.mapLink,
      }
    case 'call':
      return {
        title: words.callUs,
        description: shop.callHours,
        body: <PhoneBubble phone={shop.phone} />,
        primary: words.startCall,
        href: callAddress(shop.phone),
      }
    case 'price':
      return {
        title: words.askOnWhatsApp,
        description: navigator.onLine ? words.messageWillBeSent : words.offline,
        body: <MessageBubble text={text} />,
        primary: words.openWhatsApp,
        href: whatsAppAddress(shop.whatsapp, text),
      }
    default:
      return kind satisfies never
  }
}

/** The dialog for one way to the shop: the map, the phone or WhatsApp. */
export function ContactDialog({contact}: {contact: ContactState}) {
  const shop = useShop()
  const [{id, ref}] = useState(() => ({id: newId(), ref: newRef()}))
  const {title, description, body, primary, href} = variantOf(contact, shop, ref)
  const router = useRouter()
  const [isWorking, setWorking] = useState(false)
  const ip = useRef<Promise<string | undefined>>(undefined)
  const hasBegun = useRef(false)
  const isLeaving = useRef(false)

  // Looked up while the visitor reads, so that nobody waits for it.
  useEffect(() => {
    ip.current ??= lookUpIp()
    isLeaving.current = false
    // Back closes the dialog too, and then the phone must not open any more.
    return () => {
      isLeaving.current = true
    }
  }, [])

  function close() {
    if (isLeaving.current) return
    isLeaving.current = true
    router.history.back()
  }

  async function proceed() {
    if (hasBegun.current) return
    hasBegun.current = true
    setWorking(true)
    await recordContact({contact, router, ip: ip.current ?? lookUpIp(), id, message: href})
    if (isLeaving.current) return
    const isElsewhere = await goTo(href)
    if (isElsewhere) close()
    // The browser is leaving this page. Going back would stop it.
    else await router.navigate({to: '.', search: (search) => search, replace: true, resetScroll: false})
  }

  return (
    <Dialog title={title} description={description} onClose={close}>
      {body}
      <div className="actions">
        <Button type="button" onClick={close}>
          {words.cancel}
        </Button>
        <Button
          type="button"
          $tone={contact.kind === 'price' ? 'price' : 'primary'}
          aria-busy={isWorking}
          aria-disabled={isWorking}
          onClick={() => void proceed()}
          data-first-focus
        >
          <Icon shape={SHAPES[contact.kind]} />
          {primary}
        </Button>
      </div>
    </Dialog>
  )
}

const SHAPES = {visit: shapes.pin, call: shapes.phone, price: shapes.message}
