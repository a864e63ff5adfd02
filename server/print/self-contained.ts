import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'

export interface Part {
  type: string
  body: Uint8Array
}

/** Pictures and fonts of a page that was rendered by the site. Texts of the content have no `<`, so they name neither. */
const PICTURE = /(?<=<img src=")[^"]+/g
const FONT = /(?<=<style>[^<]*url\()[^)"']+/g
/** Pictures that are read at once, as many as there are processes that make them. */
const AT_ONCE = 2

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'"

/**
 * The page with its pictures and fonts inside, and a policy that allows nothing else.
 * @param read returns undefined for what is missing, which is then left out
 */
export async function selfContained(
  html: string,
  read: (address: string) => Promise<Part | undefined>,
): Promise<string> {
  const addresses = new Set([...html.matchAll(PICTURE), ...html.matchAll(FONT)].map(([address]) => address))
  const inside = new Map<string, string>()
  await forEachAtOnce([...addresses], AT_ONCE, async (address) => {
    const part = await read(address.replaceAll('&amp;', '&'))
    inside.set(address, part ? dataAddress(part) : 'data:,')
  })
  const put = (address: string) => inside.get(address) ?? 'data:,'
  return html
    .replace('<head>', () => `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll(PICTURE, put)
    .replaceAll(FONT, put)
}

const dataAddress = ({type, body}: Part) => `data:${type};base64,${Buffer.from(body).toString('base64')}`
