import {readFile} from 'node:fs/promises'
import {fileURLToPath} from 'node:url'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'

export interface Part {
  type: string
  body: Uint8Array
}

/** Images and fonts of a page that was rendered by the site. Texts of the content have no `<`, so they name neither. */
const IMAGE = /(?<=<img src=")[^"]+/g
const FONT = /(?<=<style>[^<]*url\()[^)"']+/g
/** Images that are read at once, as many as there are processes that make them. */
const AT_ONCE = 2

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/** Elements that would show another file of this machine, if the policy did not forbid them. No page for paper has one. */
const FRAME = /<(?:iframe|frame|object|embed|portal)\b/i

/**
 * The page with its images and fonts inside, and a policy that allows nothing else.
 * @param read returns undefined for what is missing, which is then left out
 * @throws Error when the page holds a frame
 */
export async function selfContained(
  html: string,
  read: (address: string) => Promise<Part | undefined>,
): Promise<string> {
  if (FRAME.test(html)) throw new Error('A page for paper holds a frame, so it is not printed.')
  const addresses = new Set([...html.matchAll(IMAGE), ...html.matchAll(FONT)].map(([address]) => address))
  const inside = new Map<string, string>()
  await forEachAtOnce([...addresses], AT_ONCE, async (address) => {
    const part = await read(address.replaceAll('&amp;', '&'))
    inside.set(address, part ? dataAddress(part) : 'data:,')
  })
  const put = (address: string) => inside.get(address) ?? 'data:,'
  return html
    .replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll(IMAGE, put)
    .replaceAll(FONT, put)
}

const dataAddress = ({type, body}: Part) => `data:${type};base64,${Buffer.from(body).toString('base64')}`

/** Files of the Telugu font, by weight. Devanagari is in the site's own font. */
const TELUGU = new Map([
  [400, import.meta.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2')],
  [600, import.meta.resolve('@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-600-normal.woff2')],
])

/** The characters of Telugu, and the signs that Indian scripts share: dandas, joiners, and the dotted circle. */
const RANGE = 'U+0C00-0C7F, U+0951-0952, U+0964-0965, U+1CDA, U+1CF2, U+200C-200D, U+25CC'

/**
 * A page for paper in Telugu with its font inside. Visitors read Telugu in the font of their phone or computer, but a
 * server may have none, and Chromium would draw boxes. Pages in other languages stay as they are.
 */
export async function withFont(html: string): Promise<string> {
  if (!/<html[^>]* lang="te-IN"/.test(html)) return html
  const faces = await Promise.all(
    [...TELUGU].map(async ([weight, address]) => {
      const bytes = await readFile(fileURLToPath(address), 'base64')
      return `@font-face { font-family: 'Noto Sans Telugu'; font-weight: ${weight}; src: url(data:font/woff2;base64,${bytes}) format('woff2'); unicode-range: ${RANGE} }`
    }),
  )
  return html.replace('</head>', () => `<style>${faces.join('\n')}</style></head>`)
}
