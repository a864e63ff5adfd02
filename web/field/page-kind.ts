import type {PageKind} from '../../contract/services/measurements.ts'

/**
 * Kind of the page at an address, so that the address itself stays in the browser.
 * @param address path and parameters
 * @param prefix of the addresses in the page's language: `/te`, or nothing for English
 */
export function pageKind(address: string, prefix: string): PageKind {
  const {pathname, searchParams} = new URL(address, 'https://shop.invalid')
  const path = `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
  const [, first = '', second = ''] = path.split('/')
  if (first === '') return 'home'
  if (first !== 'designs') return 'other'
  if (searchParams.has('item')) return 'product'
  return second === '' ? 'designs' : 'category'
}
