import type {ImageSource} from '../image/image.ts'
import {productAddress} from '../shop/addresses.ts'
import {measure} from '#messages/measure'
import * as messages from '#messages/print'
import {layOut, type Group, type LaidOut} from './pages.ts'
import {Contact, Foot, PrintImage, priceText, type Paper, type Printed} from './parts.tsx'

export interface CatalogueProps extends Paper {
  title: string
  description: string | null
  /** On the cover. */
  image: ImageSource | null
  /** Address that the code on the cover opens. */
  address: string
  groups: readonly Group<Printed>[]
  /** Number of requested products. A catalogue shows fewer when the number exceeds its limit. */
  wanted: number
}

/** A catalogue: a cover, the contents with page numbers, and six products on each page. */
export function Catalogue(props: CatalogueProps) {
  const laidOut = layOut(props.groups)
  return (
    <>
      <Cover {...props} />
      <Contents laidOut={laidOut} {...props} />
      <Products laidOut={laidOut} {...props} />
    </>
  )
}

function Cover({env, shop, day, title, description, image, address, groups, wanted}: CatalogueProps) {
  const shown = groups.reduce((sum, {products}) => sum + products.length, 0)
  return (
    <section className="page cover">
      <PrintImage env={env} image={image} ratio={210 / 150} width={1600} />
      <div>
        <p className="brand">{shop.brand}</p>
        <h1>{title}</h1>
        {description && <p className="description">{description}</p>}
        <p className="facts">
          {shown < wanted ? messages.firstOf(shown, wanted) : messages.designs(shown)} ·{' '}
          {messages.pricesOf(day)}
        </p>
        <Contact shop={shop} address={address} />
      </div>
      {shop.illustrationNotice && (
        <footer>
          <span>{shop.illustrationNotice}</span>
        </footer>
      )}
    </section>
  )
}

interface Body extends CatalogueProps {
  laidOut: LaidOut<Printed>
}

const anchorOf = (page: number) => `page-${page}`

function Contents({shop, laidOut: {contents, count}}: Body) {
  return contents.map(({number, lines}) => (
    <section className="page" key={number}>
      <h2>{messages.contents}</h2>
      <div className="lines">
        {lines.map(({page, title, product}) =>
          product ? (
            <a key={`${product.category} ${product.productId}`} href={`#${anchorOf(page)}`}>
              <span className="name">{product.name}</span>
              <span className="quiet">{product.productId}</span>
              <i />
              <span>{page}</span>
            </a>
          ) : (
            <b key={title}>{title}</b>
          ),
        )}
      </div>
      <Foot shop={shop}>{messages.pageOf(number, count)}</Foot>
    </section>
  ))
}

function Products({env, shop, day, title, groups, laidOut: {pages, count}}: Body) {
  return pages.map(({number, products}) => (
    <section className="page" key={number} id={anchorOf(number)}>
      <header>
        <p className="brand">{title}</p>
        <span>{messages.pricesOf(day)}</span>
      </header>
      <div className="cards">
        {products.map((product) => (
          <a
            className="card"
            key={`${product.category} ${product.productId}`}
            href={productAddress(env.publicUrl, product.category, product.productId)}
          >
            <PrintImage env={env} image={product.image} ratio={4 / 5} width={480} />
            <h3>{product.name}</h3>
            <p className="quiet">
              {groups.length > 1 && `${product.title} `}
              {product.productId}
            </p>
            <p className="material">{product.facts?.material}</p>
            <p>{measure(product.facts?.size ?? '')}</p>
            <p className="price">{priceText(product)}</p>
          </a>
        ))}
      </div>
      <Foot shop={shop}>{messages.pageOf(number, count)}</Foot>
    </section>
  ))
}
