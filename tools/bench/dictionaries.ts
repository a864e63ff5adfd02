import {constants, zstdCompressSync, zstdDecompressSync} from 'node:zlib'
import {ratio, type Figure} from './measure.ts'

/** Pages, each with the page that a visitor comes from: the dictionary. */
const VISITS = {
  fountains: {path: '/designs/fountain', dictionary: '/designs/gazebo'},
  About: {path: '/about', dictionary: '/'},
}

/** Takes about as long as the server's brotli. */
const LEVEL = {params: {[constants.ZSTD_c_compressionLevel]: 9}}
/** Bytes that name the dictionary. */
const HEADER_BYTES = 40

/**
 * Size of a page that is compressed with another page as dictionary, and without, against what the server sends.
 * @see RFC 9842
 */
export async function withDictionaries(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, {path, dictionary}] of Object.entries(VISITS)) {
    const {html, sentBytes} = await pageAt(url + path)
    const other = await pageAt(url + dictionary)
    const size = sizeWith(html, other.html)
    figures.push(
      {name: `${name} as it is`, value: sentBytes / 1000, unit: 'kB brotli'},
      {name: '  with a dictionary', value: size / 1000, unit: 'kB zstd'},
      ratio('  against the page as it is', sentBytes, size),
      ratio('  zstd without a dictionary', sentBytes, zstdCompressSync(html, LEVEL).length),
    )
  }
  return figures
}

function sizeWith(html: Buffer, dictionary: Buffer): number {
  const compressed = zstdCompressSync(html, {...LEVEL, dictionary})
  if (!zstdDecompressSync(compressed, {dictionary}).equals(html))
    throw new Error('The page did not survive the dictionary.')
  if (canRead(compressed)) throw new Error('The dictionary was not used: the page can be read without it.')
  return HEADER_BYTES + compressed.length
}

function canRead(compressed: Buffer): boolean {
  try {
    zstdDecompressSync(compressed)
    return true
  } catch {
    return false
  }
}

async function pageAt(address: string) {
  const response = await fetch(address, {headers: {'Accept-Encoding': 'br'}})
  if (!response.ok || response.headers.get('Content-Encoding') !== 'br')
    throw new Error(`${address} did not come with brotli.`)
  const html = Buffer.from(await response.arrayBuffer())
  return {html, sentBytes: Number(response.headers.get('Content-Length'))}
}
