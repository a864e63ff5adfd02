import {language, prefix} from '#words/language'
import {ButtonLink} from '../design/Button.tsx'
import {GlobalStyle} from '../design/GlobalStyle.tsx'
import {Notice} from '../design/Notice.tsx'
import {callAddress} from '../shop/addresses.ts'
import {BUILT_IN} from '../shop/shop.queries.ts'

const SENTENCES = {
  unreachable: 'Our catalogue cannot be reached at this moment. Please try again in a minute, or talk to us.',
  broken: 'This page could not be made. Please try again, or talk to us.',
  unreadable: 'The address of this page is damaged. Please start at the first page, or talk to us.',
  deleted: 'The shop shares this file no longer. If you still need it, please talk to us.',
  ended: 'This link has ended. Please ask the shop for a new one, or look at what is published.',
  tooMany:
    'Your connection has opened too many pages in a short time. Please try again in a minute, or talk to us.',
  crowded: 'Too many visitors are here at this moment. Please try again in a minute, or talk to us.',
}

export type Failure = keyof typeof SENTENCES

const TITLES: Partial<Record<Failure, string>> = {
  deleted: 'This file was taken down',
  ended: 'This link has ended',
}

const titleOf = (kind: Failure) => TITLES[kind] ?? 'Something went wrong'

/** A complete page without script, for requests that the server cannot render. */
export function FailurePage({kind}: {kind: Failure}) {
  return (
    <html lang={`${language}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${titleOf(kind)} | ${BUILT_IN.brand}`}</title>
      </head>
      <body>
        <GlobalStyle />
        <main>
          <Notice title={titleOf(kind)}>
            <p>{SENTENCES[kind]}</p>
            <div className="ways">
              {!TITLES[kind] && (
                <ButtonLink href="" $tone="primary">
                  Try again
                </ButtonLink>
              )}
              <ButtonLink href={callAddress(BUILT_IN.phone)}>call us: {BUILT_IN.phone}</ButtonLink>
              <ButtonLink href={prefix || '/'}>Back to homepage</ButtonLink>
            </div>
          </Notice>
        </main>
      </body>
    </html>
  )
}
