import {ScaleFigure} from '../scale/ScaleFigure.tsx'
import {productAddress} from '../shop/addresses.ts'
import {measure} from '#words/measure'
import * as words from '#words/print'
import * as facts from '#words/product-dialog'
import {Contact, Foot, Picture, priceText, type Paper, type Printed} from './parts.tsx'

/** A product on one page: picture, price, facts and size. */
export function TearSheet({product, ...paper}: Paper & {product: Printed}) {
  const {env, shop, day} = paper
  const price = priceText(product)
  return (
    <section className="page">
      <header>
        <p className="brand">{shop.brand}</p>
        <span>{product.title}</span>
      </header>
      <div className="sheet">
        <Picture env={env} photo={product.image} ratio={4 / 5} width={1200} />
        <div>
          <h1>{product.name}</h1>
          <p className="price">{price}</p>
          {price !== words.askPrice && <p className="quiet">{words.priceOf(day)}</p>}
          <Facts product={product} />
          {product.specialNote && <p className="note">{product.specialNote}</p>}
        </div>
      </div>
      <div className="below">
        <ScaleFigure category={product.category} size={product.facts?.size} />
        <Contact shop={shop} address={productAddress(env.publicUrl, product.category, product.productId)} />
      </div>
      <Foot shop={shop}>{day}</Foot>
    </section>
  )
}

function Facts({product: {productId, facts: known}}: {product: Printed}) {
  const rows = [
    [facts.code, productId],
    [facts.material, known?.material],
    [facts.finish, known?.finish],
    [facts.size, measure(known?.size ?? '')],
    [facts.weight, measure(known?.weight ?? '')],
  ].filter((row): row is [string, string] => Boolean(row[1]))
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
