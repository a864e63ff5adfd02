import type {Failure, ShopContact} from '../../contract/site/render.ts'
import {language, prefix} from '#messages/language'
import {ButtonLink} from '../design/Button.tsx'
import {GlobalStyle} from '../design/GlobalStyle.tsx'
import {Notice} from '../design/Notice.tsx'
import {callAddress} from '../shop/addresses.ts'
import * as messages from '#messages/failure'

const SENTENCES: Record<Failure, string> = {
  unreachable: messages.unreachable,
  broken: messages.broken,
  unreadable: messages.unreadable,
  deleted: messages.deleted,
  ended: messages.ended,
  tooMany: messages.tooMany,
  crowded: messages.crowded,
}

const TITLES: Partial<Record<Failure, string>> = {
  deleted: messages.takenDown,
  ended: messages.linkHasEnded,
}

const titleOf = (kind: Failure) => TITLES[kind] ?? messages.somethingWentWrong

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
                  {messages.tryAgain}
                </ButtonLink>
              )}
              {shop?.phone && (
                <ButtonLink href={callAddress(shop.phone)}>{messages.callUs(shop.phone)}</ButtonLink>
              )}
              <ButtonLink href={prefix || '/'}>{messages.backToHomepage}</ButtonLink>
            </div>
          </Notice>
        </main>
      </body>
    </html>
  )
}
