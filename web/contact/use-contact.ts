import type {MouseEvent} from 'react'
import {useRouter, type AnyRouter} from '@tanstack/react-router'
import {track} from '../tracking.ts'
import {reportIntent, submit} from './intent.ts'
import type {ContactState} from './contact-state.ts'

const loadDialog = () => import('./ContactDialog.tsx')

/** Nobody who wants to call waits longer for the dialog: without it the link does what it says. */
const PATIENCE_MS = 2000

/** Two clicks in a row ask for one dialog. */
let isOpening = false

/** Where on a page a link to the shop is: in the hero and the footer a click on Call Us counts by itself. */
export type Place = 'hero' | 'footer'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Makes a link to the shop open its dialog instead. Without script, and where the dialog cannot be had, it
 * stays the link that it is.
 */
export function useContact(contact: ContactState, place?: Place) {
  const router = useRouter()
  const preload = () => void loadDialog().catch(() => undefined)
  return {
    onPointerEnter: preload,
    onFocus: preload,
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      if (isOpening && isPlainClick(event)) return event.preventDefault()
      const {queryClient, content} = router.options.context
      const {kind, about} = contact
      const report = () => reportIntent(queryClient, content.env, about)
      const isCounted = kind === 'call' && place !== undefined
      if (isCounted) report()
      if (!isPlainClick(event)) return
      event.preventDefault()
      const link = event.currentTarget
      // Not every browser does so on a click; the dialog gives the focus back to where it was.
      link.focus({preventScroll: true})
      void openOr(() => {
        if (!isCounted) report()
        submit(kind, about ? [about] : [])
        // A click that is some seconds old may not open a window everywhere.
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

/** @returns whether the dialog could be had, in good time */
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

/** Counts a click on a link that dials at once. */
export function useCallNow() {
  const router = useRouter()
  return () => {
    const {queryClient, content} = router.options.context
    track('call_now_click', {page_path: location.pathname})
    reportIntent(queryClient, content.env, undefined)
  }
}
