import type {MouseEvent} from 'react'
import {useRouter} from '@tanstack/react-router'
import {alive} from '../device/alive.ts'
import {newId} from '../leads/id.ts'
import {inTime} from '../data/patience.ts'
import {isPlainClick} from '../links/plain-click.ts'
import {showDialog} from '../links/show-dialog.ts'
import {track} from '../report/tracking.ts'
import {reportIntent, submit} from './intent.ts'
import type {ContactState} from './contact-state.ts'

export const loadContactDialog = () => import('./ContactDialog.tsx')

/** Milliseconds to wait for the dialog's script. After that the link opens its own address. */
const PATIENCE_MS = 2000

/** Entry of the history over which a dialog loads. A second click there opens no second one. */
let opening: unknown

/** Whether a link is being clicked whose dialog cannot be shown. The browser follows the link. */
let isWithoutDialog = false

/** Part of a page that holds a contact link. A click on Call Us in the hero or the footer counts before its dialog opens. */
export type Placement = 'hero' | 'footer'

/** Makes a link to the shop open its dialog. Without script, or when the dialog cannot be loaded, the link works as usual. */
export function useContact(contact: ContactState, placement?: Placement) {
  const router = useRouter()
  const preload = () => void loadContactDialog().catch(() => undefined)
  return {
    ref: alive,
    /** `watchPage` finds the link by this, before this script runs. */
    'data-contact': contact.kind,
    onPointerEnter: preload,
    onFocus: preload,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      const {location: tapped} = router.history
      // The dialog has its entry in the history a moment before it covers the page.
      if ((opening === tapped || tapped.state.contact) && isPlainClick(event)) return event.preventDefault()
      const {queryClient, content} = router.options.context
      const {kind, about} = contact
      // One id for the pixel's event and the enquiry, whose event our server may send to the pixel's owner too.
      const id = newId()
      const report = () => reportIntent(queryClient, content.env, about, id)
      const isCounted = kind === 'call' && placement
      if (isCounted && !isWithoutDialog) report()
      const link = event.currentTarget
      // The inline script of every page takes the code off the link again.
      const {href} = link
      const send = () => submit(kind, {products: about ? [about] : [], message: href, id})
      if (isWithoutDialog) {
        if (!isCounted) report()
        return send()
      }
      if (!isPlainClick(event)) {
        // The message opens in another tab at once, and its code must lead to an enquiry.
        if (kind === 'price') send()
        return
      }
      event.preventDefault()
      // Some browsers do not focus a clicked link. The dialog gives the focus back to the focused element.
      link.focus({preventScroll: true})
      opening = tapped
      const stateOf = () => {
        track('modal_open', {modal: kind})
        return {contact}
      }
      showDialog(router, inTime(loadContactDialog(), PATIENCE_MS), stateOf, () => {
        opening = undefined
        // Without a tap a moment ago a browser opens no other window, and some say that they did.
        if (!navigator.userActivation?.isActive) link.target = ''
        isWithoutDialog = true
        link.click()
        isWithoutDialog = false
      })
    },
  }
}

/** Counts a click on a link that dials without a dialog. */
export function useCallNow() {
  const router = useRouter()
  return {
    ref: alive,
    'data-contact': '',
    onClick() {
      const {queryClient, content} = router.options.context
      track('call_now_click', {page_path: location.pathname})
      reportIntent(queryClient, content.env, undefined)
    },
  }
}
