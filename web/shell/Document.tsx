import {useEffect, type ReactNode} from 'react'
import {HeadContent, Scripts, useRouter} from '@tanstack/react-router'
import {GlobalStyle} from '../design/GlobalStyle.tsx'
import {barColour} from '../design/theme.ts'
import {ENV_ELEMENT} from '../env/env.ts'
import {language, prefix} from '#messages/language'
import {useEnv} from '../env/EnvContext.tsx'
import {withoutHashes} from '../image/blurs.ts'
import {CONTENT_ELEMENT} from '../data/sanity.ts'

/** The part of the head that all pages share. */
export const documentHead = () => ({
  meta: [
    {charSet: 'utf-8'},
    {name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover'},
    // iPhones make links of what looks like a number or an address, also before hydration.
    {name: 'format-detection', content: 'telephone=no, date=no, address=no, email=no'},
    {name: 'theme-color', content: barColour.light, media: '(prefers-color-scheme: light)'},
    {name: 'theme-color', content: barColour.dark, media: '(prefers-color-scheme: dark)'},
  ],
  links: [
    {rel: 'icon', href: '/icon.svg', type: 'image/svg+xml'},
    {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'},
    {rel: 'manifest', href: `${prefix}/manifest.webmanifest`},
  ],
})

/** The HTML around every page, also around failures. */
export function Document({children}: {children: ReactNode}) {
  const env = useEnv()
  const {content} = useRouter().options.context
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    // An early script writes the reader's language on it. React complains of that in development only.
    <html lang={`${language}-IN`} {...(import.meta.env.DEV && {suppressHydrationWarning: true})}>
      <head>
        <HeadContent />
      </head>
      <body>
        <GlobalStyle />
        {children}
        <script id={ENV_ELEMENT} type="application/json" dangerouslySetInnerHTML={{__html: jsonIn(env)}} />
        <script
          id={CONTENT_ELEMENT}
          type="application/json"
          // Read once, before hydration: only the server writes it.
          dangerouslySetInnerHTML={{__html: import.meta.env.SSR ? jsonIn(content.save(), withoutHashes) : ''}}
          suppressHydrationWarning
        />
        {/* The last element: `app/entry.server.tsx` finds the router's state after the content. */}
        <Scripts />
      </body>
    </html>
  )
}

/** JSON as the text of a script element. */
const jsonIn = (value: unknown, replace?: (name: string, value: unknown) => unknown) =>
  JSON.stringify(value, replace).replaceAll('<', String.raw`\u003c`)
