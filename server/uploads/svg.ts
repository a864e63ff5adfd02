import {createReadStream} from 'node:fs'
import {SaxesParser} from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const MAX_DEPTH = 500
const MAX_ENTITIES = 50
/** Characters of all entities in a file, each counted as often as it is used. Namespaces of a drawing need some 100. */
const MAX_EXPANSION = 100_000

/** Thrown to leave the parser's callbacks; never leaves this file. */
class NotSvg extends Error {}

/**
 * Whether a file is an SVG: well-formed XML in UTF-8, without scripts, whose root is `svg` in SVG's namespace (browsers
 * show no other). SVGs are served sandboxed; the check for scripts protects people who save and open the file.
 */
export async function isSvg(path: string): Promise<boolean> {
  const parser = strictParser()
  const decoder = new TextDecoder('utf-8', {fatal: true})
  const stream = createReadStream(path)
  try {
    for await (const chunk of stream) {
      if (chunk instanceof Uint8Array) parser.write(decoder.decode(chunk, {stream: true}))
    }
    parser.write(decoder.decode()).close()
    return true
  } catch (error) {
    if (error instanceof NotSvg || error instanceof TypeError) return false
    throw error
  } finally {
    stream.destroy()
  }
}

function strictParser() {
  const parser = new SaxesParser({xmlns: true})
  let depth = 0
  let hasRoot = false
  let expansion = 0
  const expanded = (value: string) => {
    expansion += value.length
    if (expansion > MAX_EXPANSION) throw new NotSvg()
    return value
  }
  parser.on('error', () => {
    throw new NotSvg()
  })
  parser.on('doctype', (doctype) => {
    // Drawing programs declare entities for namespaces. Their values are literal, so entities cannot nest.
    const entities = [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g)]
    for (const [, name, double, single] of entities.slice(0, MAX_ENTITIES)) {
      if (name !== undefined) declare(parser.ENTITIES, name, () => expanded(double ?? single ?? ''))
    }
  })
  parser.on('opentag', ({local, uri, attributes}) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new NotSvg()
    if (!hasRoot && (local !== 'svg' || uri !== SVG)) throw new NotSvg()
    hasRoot = true
    if (local.toLowerCase() === 'script') throw new NotSvg()
    if (Object.values(attributes).some((attribute) => isActive(attribute.local, attribute.value)))
      throw new NotSvg()
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  return parser
}

/** Declares an entity whose uses are counted: the parser reads the property at each use. */
function declare(entities: Record<string, string>, name: string, get: () => string) {
  Object.defineProperty(entities, name, {get, configurable: true, enumerable: true})
}

/** Event handlers, and links that run code. Browsers skip blanks and control characters before and within a scheme. */
const isActive = (name: string, value: string) =>
  /^on/i.test(name) || /^(?:javascript|data:text\/html)/i.test(value.replaceAll(/[\p{Cc}\s]/gu, ''))
