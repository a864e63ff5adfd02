import {encode} from 'uqr'
import type {ReactNode} from 'react'
import type {Env} from '../../contract/site/env.ts'
import {areaOf, originalOf} from '../../contract/site/image.ts'
import type {ImageSource} from '../image/image.ts'
import {whatsAppAddress} from '../shop/addresses.ts'
import {priceOf} from '../shop/rupees.ts'
import type {Shop} from '../shop/shop.queries.ts'
import * as messages from '#messages/print'

/** Facts of a product that are printed. */
export interface Printed {
  category: string
  /** Title of the category. */
  title: string
  productId: string
  name: string
  specialNote: string | null
  value: number | null
  range: string | null
  facts: {material: string | null; finish: string | null; size?: string | null; weight?: string | null} | null
  image: ImageSource
}

/** Properties that all pages for paper share. */
export interface Paper {
  env: Env
  shop: Shop
  /** Today, in words. */
  day: string
}

export const priceText = (product: Printed): string => priceOf(product) || messages.askPrice

interface PrintImageProps {
  env: Env
  image: ImageSource | null
  /** Width divided by height. */
  ratio: number
  /** Pixels. */
  width: number
}

/** An image as JPEG, which a PDF holds as it is; formats for the screen would be stored without compression. */
export function PrintImage({env, image, ratio, width}: PrintImageProps) {
  const original = image && originalOf(image.ref)
  if (!original) return <div className="picture" />
  const area = areaOf(image, original, ratio)
  const rect = [area.left, area.top, area.width, area.height].join(',')
  const address = `${env.imageBase}/${env.projectId}/${env.dataset}/${original.path}`
  return (
    <div className="picture">
      <img src={`${address}?rect=${rect}&w=${Math.min(width, area.width)}&fm=jpg&q=80`} alt="" />
    </div>
  )
}

/** A code that opens an address, or that an app for payments reads. */
export function Code({address}: {address: string}) {
  const {data, size} = encode(address, {ecc: 'M', border: 4})
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return (
    <svg className="code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={rows.join('')} />
    </svg>
  )
}

/** Where the shop is and how to reach it, beside a code that opens an address. */
export function Contact({shop, address}: {shop: Shop; address: string}) {
  return (
    <div className="contact">
      <Code address={address} />
      <div>
        <p className="quiet">{messages.scan}</p>
        <p>{shop.address}</p>
        {shop.phone && <p>{`${messages.call} ${shop.phone}`}</p>}
        {shop.whatsapp && (
          <p>{`${messages.whatsApp} +${new URL(whatsAppAddress(shop.whatsapp, '')).pathname.slice(1)}`}</p>
        )}
        <p>{shop.hours}</p>
      </div>
    </div>
  )
}

/** One line at the foot of a page. */
export function Foot({shop, children}: {shop: Shop; children: ReactNode}) {
  return (
    <footer>
      <span>{[shop.brand, shop.phone].filter(Boolean).join(' · ')}</span>
      <span>{children}</span>
    </footer>
  )
}
