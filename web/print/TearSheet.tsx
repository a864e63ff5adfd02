import {FactList} from '../product/Facts.tsx'
import type {Outline} from '../scale/outlines.ts'
import {ScaleFigure} from '../scale/ScaleFigure.tsx'
import * as messages from '#messages/print'
import {Contact, Foot, PrintImage, priceText, type Paper, type Printed} from './parts.tsx'

interface TearSheetProps extends Paper {
  product: Printed
  /** Address that its code opens. */
  address: string
  /** Absent: its image shows none that can be drawn. */
  outline: Outline | undefined
}

/** A product on one page: image, price, facts and size. */
export function TearSheet({product, address, outline, ...paper}: TearSheetProps) {
  const {env, shop, day} = paper
  const price = priceText(product)
  return (
    <section className="page">
      <header>
        <p className="brand">{shop.brand}</p>
        <span>{product.title}</span>
      </header>
      <div className="sheet">
        <PrintImage env={env} image={product.image} ratio={4 / 5} width={1200} />
        <div>
          <h1>{product.name}</h1>
          <p className="price">{price}</p>
          {price !== messages.askPrice && <p className="quiet">{messages.priceOf(day)}</p>}
          <FactList product={product} />
          {product.specialNote && <p className="note">{product.specialNote}</p>}
        </div>
      </div>
      <div className="below">
        <ScaleFigure category={product.category} size={product.facts?.size} outline={outline} />
        <Contact shop={shop} address={address} />
      </div>
      <Foot shop={shop}>{day}</Foot>
    </section>
  )
}
