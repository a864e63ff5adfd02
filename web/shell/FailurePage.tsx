import type {Failure, ShopContact} from '../../contract/site/render.ts'
import {language, prefix} from '#words/language'
import {ButtonLink} from '../design/Button.tsx'
import {GlobalStyle} from '../design/GlobalStyle.tsx'
import {Notice} from '../design/Notice.tsx'
import {callAddress} from '../shop/addresses.ts'
import * as words from '#words/failure'

const SENTENCES: Record<Failure, string> = {
  unreachable: words.unreachable,
  broken: words.broken,
  unreadable: words.unreadable,
  deleted: words.deleted,
  ended: words.ended,
  tooMany: words.tooMany,
  crowded: words.crowded,
}

const TITLES: Partial<Record<Failure, string>> = {
  deleted: words.takenDown,
  ended: words.linkHasEnded,
}

const titleOf = (kind: Failure) => TITLES[kind] ?? words.somethingWentWrong

/**
 * A complete page without script, for requests that the server cannot render.
 * @param shop absent: not known yet. The built-in phone number is no shop's, so the page offers no call.
 */
export function FailurePage({kind, shop}: {kind: Failure; shop: ShopContact | undefined}) {
  const title = titleOf(kind)
  return (
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{shop ? `${title} | ${shop.brand}` : title}</title>
      </head>
      <body>
        <GlobalStyle />
        <main>
          <Notice title={title}>
            <p>{SENTENCES[kind]}</p>
            <div className="ways">
              {!TITLES[kind] && (
                <ButtonLink href="" $tone="primary">
                  {words.tryAgain}
                </ButtonLink>
              )}
              {shop?.phone && (
                <ButtonLink href={callAddress(shop.phone)}>{words.callUs(shop.phone)}</ButtonLink>
              )}
              <ButtonLink href={prefix || '/'}>{words.backToHomepage}</ButtonLink>
            </div>
          </Notice>
        </main>
      </body>
    </html>
  )
}
