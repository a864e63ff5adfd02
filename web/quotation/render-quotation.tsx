import {Fragment, type ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {STATES, upiPayload} from '../../contract/quotation/gst.ts'
import {
  quotationPath,
  type Line,
  type Quotation,
  type QuotationView,
} from '../../contract/quotation/quotation.ts'
import type {Env} from '../../contract/site/env.ts'
import type {Markup} from '../../contract/site/render.ts'
import {language, locale, prefix} from '#messages/language'
import {measure} from '#messages/measure'
import * as messages from '#messages/quotation'
import {Mark} from '../design/Mark.tsx'
import {dayOf} from '../print/pages.ts'
import {Code, PrintImage} from '../print/parts.tsx'
import {ScaleFigure} from '../scale/ScaleFigure.tsx'
import {callAddress, whatsAppAddress} from '../shop/addresses.ts'
import seen from './seen.ts?inline-script'
import {STYLES} from './styles.ts'

const money = (paise: number) =>
  new Intl.NumberFormat(locale, {style: 'currency', currency: 'INR'}).format(paise / 100)

/** The page of a quotation or of its delivery note, whole without scripts. Browsers and Chromium print it as well. */
export function renderQuotation(view: QuotationView, env: Env): Markup {
  const {quotation, status, isDelivery} = view
  const path = prefix + quotationPath(quotation.secret)
  const title = `${isDelivery ? messages.deliveryNote : messages.quotation} ${nameOf(quotation)}`.trim()
  const html = renderToStaticMarkup(
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
      </head>
      <body>
        <main>
          <Letterhead {...view} />
          <h1>{title}</h1>
          {!isDelivery && <State {...view} />}
          <About quotation={quotation} />
          <Lines env={env} {...view} />
          {isDelivery ? <p className="sign">{messages.receivedBy}</p> : <Sums quotation={quotation} />}
          <Sizes lines={quotation.lines} />
          {!isDelivery && <Payment {...view} />}
          <Text title="" text={quotation.note} />
          {!isDelivery && <Text title={messages.terms} text={quotation.seller?.terms} />}
          {!isDelivery && <Actions {...view} path={path} />}
        </main>
      </body>
    </html>,
  )
  const isOpen = !isDelivery && (status === 'sent' || status === 'opened')
  const scripts = isOpen ? [`${seen}(${JSON.stringify(path)})`] : []
  const whole = html
    .replace('</head>', () => `<style>${STYLES}</style></head>`)
    .replace('</body>', () => `${scripts.map((text) => `<script>${text}</script>`).join('')}</body>`)
  // A policy without a script forbids forms, which the page of an opened quotation has too.
  return {
    html: `<!DOCTYPE html>${whole}`,
    inline: {styles: [STYLES], scripts: scripts.length > 0 ? scripts : ['']},
  }
}

const nameOf = ({number = '', version}: Quotation) =>
  version > 1 ? `${number} (${messages.version(version)})` : number

function Letterhead({quotation: {seller}}: QuotationView) {
  if (!seller) return null
  const {brand, address, phone, email, gstin} = seller
  return (
    <header>
      <p className="brand">
        <Mark /> {brand}
      </p>
      <p className="quiet">
        {address}
        {'\n'}
        {[phone, email].filter(Boolean).join(' · ')}
        {gstin && `\nGSTIN ${gstin}`}
      </p>
    </header>
  )
}

function State({quotation, status, isAcceptedAgain, newer}: QuotationView) {
  const {acceptedAt, validUntil} = quotation
  const day = dayOf(status === 'accepted' && acceptedAt ? acceptedAt : validUntil)
  return (
    <output className="state">
      {messages.states[status](day)} {isAcceptedAgain && messages.acceptedAgain}{' '}
      {newer && <a href={quotationPath(newer)}>{messages.newer}</a>}
    </output>
  )
}

function About({quotation: {customer, leadTime, sentAt, createdAt, validUntil}}: {quotation: Quotation}) {
  const {name, address, phone, gstin, state} = customer
  const facts = [
    [messages.forCustomer, [name, address, phone, gstin && `GSTIN ${gstin}`].filter(Boolean).join('\n')],
    [messages.date, dayOf(sentAt ?? createdAt ?? validUntil)],
    [messages.validUntil, dayOf(validUntil)],
    [messages.leadTime, leadTime],
    [messages.supply, state && `${STATES.get(state)} (${state})`],
  ]
  return (
    <dl className="about">
      {facts.map(([term, text]) => text && <Row key={term} term={term} text={text} />)}
    </dl>
  )
}

const Row = ({term, text, kind}: {term: ReactNode; text: ReactNode; kind?: string}) => (
  <div className={kind}>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </div>
)

function Lines({env, quotation: {lines, amounts, isInclusive}, isDelivery}: QuotationView & {env: Env}) {
  const names = [messages.item, 'HSN', messages.quantity]
  const prices = [messages.price, 'GST', messages.amount]
  return (
    <>
      <table>
        <thead>
          <tr>
            {[...names, ...(isDelivery ? [] : prices)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={line._key}>
              <td>
                {line.image && <PrintImage env={env} image={imageOf(line.image)} ratio={4 / 5} width={320} />}
                <span>
                  <b>{line.name}</b>
                  <span className="quiet">
                    {[line.code, measure(line.size ?? '')].filter(Boolean).join(' · ')}
                  </span>
                </span>
              </td>
              <td data-name="HSN">{line.hsn}</td>
              <td data-name={messages.quantity}>
                {line.quantity.toLocaleString(locale)} {messages.units[line.unit]}
              </td>
              {!isDelivery && (
                <>
                  <td data-name={messages.price}>{money(line.paise)}</td>
                  <td data-name="GST">{line.rate} %</td>
                  <td data-name={messages.amount}>{money(amounts.lines[at] ?? 0)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isInclusive && !isDelivery && <p className="quiet">{messages.withTax}</p>}
    </>
  )
}

const imageOf = (ref: string) => ({ref, alt: null, hotspot: null, crop: null, blur: null})

function Sums({quotation: {amounts, advancePercent, received}}: {quotation: Quotation}) {
  const {subtotal, discount, taxable, rates, roundOff, total, advance} = amounts
  return (
    <>
      <dl className="sums">
        <Row term={messages.subtotal} text={money(subtotal)} />
        {discount > 0 && <Row term={messages.discount} text={money(-discount)} />}
        <Row term={messages.taxable} text={money(taxable)} />
        {rates.map(({rate, cgst, sgst, igst}) => (
          <Fragment key={rate}>
            {cgst > 0 && <Row term={`CGST ${rate / 2} %`} text={money(cgst)} />}
            {sgst > 0 && <Row term={`SGST ${rate / 2} %`} text={money(sgst)} />}
            {igst > 0 && <Row term={`IGST ${rate} %`} text={money(igst)} />}
          </Fragment>
        ))}
        {roundOff !== 0 && <Row term={messages.roundOff} text={money(roundOff)} />}
        <Row kind="total" term={messages.total} text={money(total)} />
        {received === undefined ? (
          advance > 0 && <Row term={messages.advance(advancePercent)} text={money(advance)} />
        ) : (
          <>
            <Row term={messages.received} text={money(received)} />
            <Row term={messages.balance} text={money(total - received)} />
          </>
        )}
      </dl>
      <p className="words">{messages.inWords(total / 100)}</p>
    </>
  )
}

/** Drawings of the sizes that are understood, of the first products. */
const Sizes = ({lines}: {lines: readonly Line[]}) => (
  <div className="sizes">
    {lines.slice(0, 4).map((line) => (
      <section key={line._key} aria-label={line.name}>
        <ScaleFigure category={line.category ?? ''} size={line.size} />
      </section>
    ))}
  </div>
)

function Payment({quotation, status}: QuotationView) {
  const {seller, amounts, number = '', received = 0} = quotation
  if (!seller) return null
  const {upiId: id, brand: name} = seller
  const paise = amounts.advance - received
  const isDue = paise > 0 && !['expired', 'declined', 'replaced'].includes(status)
  return (
    <div className="payment">
      {id && isDue && (
        <figure>
          <Code address={upiPayload({id, name, paise, note: number})} />
          <figcaption>
            {messages.payAdvance} {id}
          </figcaption>
        </figure>
      )}
      <Text title={messages.bank} text={seller.bank} />
    </div>
  )
}

const Text = ({title, text}: {title: string; text: string | undefined}) =>
  text ? (
    <section className="text">
      {title && <h2>{title}</h2>}
      <p>{text}</p>
    </section>
  ) : null

function Actions({quotation, status, path}: QuotationView & {path: string}) {
  const {number = '', seller} = quotation
  return (
    <nav>
      {(status === 'sent' || status === 'opened') && (
        <form method="post" action={`${path}/accept`}>
          <button>{messages.accept}</button>
        </form>
      )}
      {seller?.whatsapp ? (
        <a href={whatsAppAddress(seller.whatsapp, messages.question(number))}>{messages.askQuestion}</a>
      ) : (
        seller?.phone && <a href={callAddress(seller.phone)}>{messages.askQuestion}</a>
      )}
      <a href={`${path}.pdf`}>{messages.pdf}</a>
    </nav>
  )
}
