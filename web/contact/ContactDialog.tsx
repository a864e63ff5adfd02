import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import {useRouter, type AnyRouter} from '@tanstack/react-router'
import {Button, ButtonLink} from '../design/Button.tsx'
import {Dialog} from '../design/Dialog.tsx'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {newId} from '../leads/id.ts'
import {lookUpIp, submitContact} from '../leads/leads.ts'
import {newRef, withRef} from '../leads/ref.ts'
import {track} from '../report/tracking.ts'
import {askPriceText, callAddress, whatsAppAddress} from '../shop/addresses.ts'
import {MapFrame} from '../shop/MapFrame.tsx'
import {useShop} from '../shop/ShopContext.tsx'
import type {Shop} from '../shop/shop.queries.ts'
import {MessageBubble, PhoneBubble} from './bubbles.tsx'
import type {ContactState} from './contact-state.ts'
import {reportIntent} from './intent.ts'
import * as messages from '#messages/contact-dialog'

interface Variant {
  title: string
  description?: string
  body: ReactNode
  primary: string
  /** Address behind the primary button. */
  href: string
}

function variantOf({kind, about, ...own}: ContactState, shop: Shop, ref: string): Variant {
  const text = withRef(own.text ?? askPriceText(about), ref)
  switch (kind) {
    case 'visit':
      return {
        title: messages.showroomLocation,
        description: shop.address.split('\n').join(', '),
        body: <MapFrame />,
        primary: messages.openMap,
        href: shop.mapLink,
      }
    case 'call':
      return {
        title: messages.callUs,
        description: shop.callHours,
        body: <PhoneBubble phone={shop.phone} />,
        primary: messages.startCall,
        href: callAddress(shop.phone),
      }
    case 'price':
      return {
        title: own.title ?? messages.askOnWhatsApp,
        description: navigator.onLine ? messages.messageWillBeSent : messages.offline,
        body: <MessageBubble text={text} />,
        primary: messages.openWhatsApp,
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
  const [step, setStep] = useState<'offered' | 'working' | 'followed'>('offered')
  const ip = useRef<Promise<string | undefined>>(undefined)
  const hasBegun = useRef(false)
  const isLeaving = useRef(false)

  const close = useCallback(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    router.history.back()
  }, [router])

  // Looked up while the visitor reads, so that nobody waits for it.
  useEffect(() => {
    ip.current ??= lookUpIp()
    isLeaving.current = false
    const stopWatching = watchHidden(() => hasBegun.current && close())
    // Back closes the dialog too.
    return () => {
      isLeaving.current = true
      stopWatching()
    }
  }, [close])

  /** The browser follows the link itself, whatever happens here. */
  function follow(event: MouseEvent) {
    // The second click of a double click.
    if (event.detail > 1) return event.preventDefault()
    if (hasBegun.current) return
    hasBegun.current = true
    void record()
  }

  async function record() {
    setStep('working')
    await recordContact({contact, router, ip: ip.current ?? lookUpIp(), id, message: href})
    setStep('followed')
    // The dialler covers no page on a computer, and an iPhone only asks.
    if (contact.kind === 'call') close()
  }

  return (
    <Dialog title={title} description={description} onClose={close}>
      {body}
      <div className="actions">
        <Button type="button" onClick={close}>
          {messages.cancel}
        </Button>
        <ButtonLink
          $tone={contact.kind === 'price' ? 'price' : 'primary'}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an action of the dialog, which only a link can do
          role="button"
          href={href}
          // A browser that opened no other window may open the address in this one.
          target={contact.kind === 'call' || step === 'followed' ? undefined : '_blank'}
          rel="noopener"
          aria-busy={step === 'working'}
          onClick={follow}
          onKeyDown={clickBySpace}
          data-first-focus
        >
          <Icon shape={SHAPES[contact.kind]} />
          {primary}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

const SHAPES = {visit: shapes.pin, call: shapes.phone, price: shapes.message}

/** Calls back in a task of its own: a page that is being left is hidden too, and going back would stop the browser. */
function watchHidden(onHidden: () => void) {
  const look = () => {
    if (document.visibilityState === 'hidden') setTimeout(onHidden)
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** As on a button. */
function clickBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** Milliseconds to wait for the form service. The requests continue after that, even when the page is left. */
const PATIENCE_MS = 2000

/** Milliseconds in which a browser has begun to follow a link. */
const FOLLOWED_MS = 300

interface Contact {
  contact: ContactState
  router: AnyRouter
  ip: Promise<string | undefined>
  /** Unique: names the enquiry, and its contact intent. */
  id: string
  /** Address behind the primary button, which may hold the code of the enquiry. */
  message: string
}

/**
 * Reports the contact intent and sends the enquiry, when the visitor has tapped the link. Settles within two seconds, even
 * when sending fails, and never before the browser has followed the link: it opens a dialler only while the page's history
 * stays as it is.
 */
async function recordContact({contact: {kind, about}, router, ...sent}: Contact): Promise<void> {
  const {queryClient, content} = router.options.context
  track('modal_primary_click', {modal: kind})
  reportIntent(queryClient, content.env, about, sent.id)
  // A submission that was not accepted waits in the outbox.
  const submitted = submitContact(kind, {products: about ? [about] : [], ...sent}).catch(() => undefined)
  await Promise.all([Promise.race([submitted, pause(PATIENCE_MS)]), pause(FOLLOWED_MS)])
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
