import type {MouseEvent} from 'react'
import {useRouter, type AnyRouter} from '@tanstack/react-router'
import {newId} from '../leads/id.ts'
import {isPlainClick} from '../plain-click.ts'
import {track} from '../tracking.ts'
import {reportIntent, submit} from './intent.ts'
import type {ContactState} from './contact-state.ts'

const loadDialog = () => import('./ContactDialog.tsx')

/** Milliseconds to wait for the dialog's script. After that the link opens its own address. */
const PATIENCE_MS = 2000

/** Set while a dialog loads, so that a second click opens no second one. */
let isOpening = false

/** Part of a page that holds a contact link. A click on Call Us in the hero or the footer counts before its dialog opens. */
export type Placement = 'hero' | 'footer'

/** Makes a link to the shop open its dialog. Without script, or when the dialog cannot be loaded, the link works as usual. */
export function useContact(contact: ContactState, placement?: Placement) {
  const router = useRouter()
  const preload = () => void loadDialog().catch(() => undefined)
  return {
    /** `watchEarly` finds the link by this, before this script runs. */
    'data-contact': contact.kind,
    onPointerEnter: preload,
    onFocus: preload,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (isOpening && isPlainClick(event)) return event.preventDefault()
      const {queryClient, content} = router.options.context
      const {kind, about} = contact
      // One id for the pixel's event and the enquiry, whose event our server may send to the pixel's owner too.
      const id = newId()
      const report = () => reportIntent(queryClient, content.env, about, id)
      const isCounted = kind === 'call' && placement !== undefined
      if (isCounted) report()
      const link = event.currentTarget
      const send = () => submit(kind, {products: about ? [about] : [], message: link.href, id})
      if (!isPlainClick(event)) {
        // The message opens in another tab at once, and its code must lead to an enquiry.
        if (kind === 'price') send()
        return
      }
      event.preventDefault()
      // Some browsers do not focus a clicked link. The dialog gives the focus back to the focused element.
      link.focus({preventScroll: true})
      void openOr(() => {
        if (!isCounted) report()
        send()
        // Some browsers block the window when the click was seconds ago.
        if (!window.open(link.href, link.target || '_self')) location.assign(link.href)
      })
    },
  }

  async function openOr(follow: () => void) {
    isOpening = true
    const isOpen = await open(router, contact)
    isOpening = false
    if (!isOpen) follow()
  }
}

/** @returns whether the dialog was loaded in time */
async function open(router: AnyRouter, contact: ContactState): Promise<boolean> {
  const isThere = loadDialog().then(
    () => true,
    () => false,
  )
  if (!(await Promise.race([isThere, pause(PATIENCE_MS)]))) return false
  track('modal_open', {modal: contact.kind})
  const opened = router.navigate({
    to: '.',
    search: (search) => search,
    state: (state) => ({...state, contact}),
    resetScroll: false,
  })
  await Promise.race([opened, pause(PATIENCE_MS)])
  return true
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Counts a click on a link that dials without a dialog. */
export function useCallNow() {
  const router = useRouter()
  return {
    'data-contact': '',
    onClick() {
      const {queryClient, content} = router.options.context
      track('call_now_click', {page_path: location.pathname})
      reportIntent(queryClient, content.env, undefined)
    },
  }
}
