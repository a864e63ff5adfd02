import {lookup} from 'node:dns/promises'
import {realpath} from 'node:fs/promises'
import {sep} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseAddress} from '../../lib/http/client-address.ts'
import {PlainError} from '../terminal/terminal.ts'

/** A picture or file that the importing library would fetch for a document. */
const ASSET = /^(?:file|image)@([a-z]+:\/\/.*)/i

/**
 * Rejects documents whose pictures and files are not in the archive: the library would publish any file of this machine, and
 * what servers in its network answer. An https address of the public network is allowed.
 * @param lines documents as JSON, one a line
 * @param folder of the unpacked archive
 * @param own beginning of addresses of this shop, which are allowed; absent for hosted Sanity
 * @throws PlainError that names the document
 */
export async function assertOwnAssets(lines: Iterable<string>, folder: string, own?: string) {
  const home = await realpath(folder)
  for (const line of lines) {
    if (!line.includes('_sanityAsset')) continue
    const document: unknown = parsed(line)
    for (const address of assetsIn(document)) {
      if (own !== undefined && address.startsWith(`${own}/`)) continue
      if (await isAllowed(address, home)) continue
      throw new PlainError(
        `Nothing was imported: the document ${idOf(document)} asks for ${address}, which is not in the archive. Put the file into the archive and name it as file://./images/…, or use an https address that everybody can open.`,
      )
    }
  }
}

/** The library says what is wrong with a line that is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const idOf = (document: unknown) =>
  typeof document === 'object' && document !== null && '_id' in document
    ? String(document._id)
    : 'without an id'

function* assetsIn(value: unknown): Generator<string, void> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value)) {
    const address = key === '_sanityAsset' && typeof each === 'string' ? ASSET.exec(each)?.[1] : undefined
    if (address !== undefined) yield address
    else yield* assetsIn(each)
  }
}

async function isAllowed(address: string, home: string): Promise<boolean> {
  if (/^https:\/\/(?!\.\/)/i.test(address)) return isPublic(address)
  const [, path] = /^file:\/\/\.\/(.*)$/i.exec(address) ?? []
  const url = path === undefined ? null : URL.parse(`${pathToFileURL(home).href}/${path}`)
  if (!url) return false
  const file = fileURLToPath(url)
  // A link may lead out of the folder. The library says when the file is missing.
  const real = await realpath(file).catch(() => file)
  return [file, real].every((each) => each.startsWith(`${home}${sep}`))
}

async function isPublic(address: string): Promise<boolean> {
  const host = URL.parse(address)?.hostname.replace(/^\[(.*)\]$/, '$1')
  if (host === undefined) return false
  const found = await lookup(host, {all: true}).catch(() => [])
  return found.length > 0 && found.every((each) => parseAddress(each.address)?.range() === 'unicast')
}
