import {onCLS, onINP, onLCP} from 'web-vitals'
import {shownIn} from '../../contract/site/addresses.ts'
import {MEASUREMENTS} from '../../contract/services/paths.ts'
import type {PageKind} from '../../contract/services/measurements.ts'
import {prefix} from '#messages/language'

/**
 * Measures a visit and sends the result once, when the page is left or hidden for the first time. It holds no identifier and
 * no address: kind of the page, phone or computer, and up to three numbers.
 * @param address path and parameters that the page was rendered for
 */
export function measure(address: string): void {
  const found = new Map<string, number>()
  const onChange = ({name, value}: {name: string; value: number}) =>
    found.set(name.toLowerCase(), Number(value.toFixed(name === 'CLS' ? 4 : 0)))
  for (const observe of [onLCP, onINP, onCLS]) observe(onChange, {reportAllChanges: true})

  function send() {
    if (document.visibilityState === 'visible' || !found.has('lcp')) return
    const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop'
    const body = JSON.stringify({page: pageKind(address, prefix), device, ...Object.fromEntries(found)})
    navigator.sendBeacon(MEASUREMENTS, new Blob([body], {type: 'application/json'}))
    found.clear()
    removeEventListener('visibilitychange', send)
  }

  // The event reaches the window last, when the observers have counted what they still had.
  addEventListener('visibilitychange', send)
}

/**
 * Kind of the page at an address, so that the address itself stays in the browser.
 * @param address path and parameters
 * @param prefix of the addresses in the page's language: `/te`, or nothing for English
 */
export function pageKind(address: string, prefix: string): PageKind {
  const url = new URL(address, 'https://shop.invalid')
  const shown = shownIn(url)
  if (shown) return shown.productId === undefined ? 'category' : 'product'
  const path = url.pathname.replace(/\/$/, '')
  if (path === prefix) return 'home'
  return path === `${prefix}/designs` ? 'designs' : 'other'
}
