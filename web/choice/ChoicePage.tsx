import type {Env} from '../../contract/site/env.ts'
import {shortPath} from '../../contract/site/addresses.ts'
import {language, prefix} from '#messages/language'
import {callUs, backToHomepage} from '#messages/failure'
import * as messages from '#messages/choice'
import {ButtonLink} from '../design/Button.tsx'
import {GlobalStyle} from '../design/GlobalStyle.tsx'
import {Notice} from '../design/Notice.tsx'
import {theme} from '../design/theme.ts'
import {PrintImage, priceText, type Printed} from '../print/parts.tsx'
import {callAddress} from '../shop/addresses.ts'
import type {Shop} from '../shop/shop.queries.ts'

/** Browsers get no script with this page, so its rules are in no style sheet of the site. */
export const CHOICE_STYLES = String.raw`
.pieces { display: flex; flex-wrap: wrap; justify-content: center; gap: ${theme.space.m}; padding: 0; list-style: none }
.pieces a { display: block; width: min(16rem, 40vw); color: ${theme.color.text}; text-decoration: none }
.pieces img { width: 100%; aspect-ratio: 4 / 5; object-fit: cover; border-radius: ${theme.radius} }
.pieces h2 { margin-top: 0.75rem; font-size: 1.125rem; overflow-wrap: break-word }
.pieces p { font-size: inherit }`

interface ChoicePageProps {
  env: Env
  shop: Shop
  pieces: readonly (Printed & {_id: string})[]
  /** Parameters that the links carry on. */
  search: string
}

/** A complete page without script for an address that several pieces have had: it asks which of them is meant. */
export function ChoicePage({env, shop, pieces, search}: ChoicePageProps) {
  return (
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${messages.whichPiece} | ${shop.brand}`}</title>
        <style>{CHOICE_STYLES}</style>
      </head>
      <body>
        <GlobalStyle />
        <main>
          <Notice title={messages.whichPiece}>
            <p>{messages.severalHadIt}</p>
            <ul className="pieces">
              {pieces.map((piece) => (
                <li key={piece._id}>
                  <a href={prefix + shortPath(piece._id) + search}>
                    <PrintImage env={env} image={piece.image} ratio={4 / 5} width={512} />
                    <h2>{piece.name}</h2>
                    <p>{`${piece.title} ${piece.productId}`}</p>
                    <p>{priceText(piece)}</p>
                  </a>
                </li>
              ))}
            </ul>
            <div className="ways">
              {shop.phone && <ButtonLink href={callAddress(shop.phone)}>{callUs(shop.phone)}</ButtonLink>}
              <ButtonLink href={prefix || '/'}>{backToHomepage}</ButtonLink>
            </div>
          </Notice>
        </main>
      </body>
    </html>
  )
}
