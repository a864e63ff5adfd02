import {createReadStream} from 'node:fs'
import {SaxesParser} from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const XSLT = 'http://www.w3.org/1999/XSL/Transform'
const MAX_DEPTH = 500
const MAX_ENTITIES = 50
/** Characters of all entities in a file, each counted as often as it is used. Namespaces of a drawing need some 100. */
const MAX_EXPANSION = 100_000
/** Declaration of an entity with a literal value, so that entities cannot nest. Drawing programs have some for namespaces. */
const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g
/** XHTML elements that load a document, or lead to one. Drawings may hold others, such as `div` for text. */
const LEADING = /^(?:iframe|frame|object|embed|meta|base|link|form)$/i
/** Links that run code or hold a document. Images of pixels and fonts are allowed. An animation has several values. */
const RUNNING = /(?:^|;)(?:javascript:|data:(?!(?:image\/|font\/|application\/(?:x-)?font-)[\w.-]+[;,]))/i

/** Thrown to leave the parser's callbacks; never leaves this file. */
class NotSvg extends Error {}

/**
 * Whether a file is an SVG: well-formed XML in UTF-8, without scripts, whose root is `svg` in SVG's namespace (browsers
 * show no other). This server serves SVGs in a sandbox. A bucket does not, so there this check alone keeps scripts away,
 * as from people who save and open the file.
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
    const declarations = doctype.includes('[') ? doctype.slice(doctype.indexOf('[')) : '[]'
    const others = declarations.replaceAll(ENTITY, '').trimEnd()
    // Browsers apply these too: an element can get a handler from its document type.
    if (!others.endsWith(']') || others.slice(1, -1).trim() !== '') throw new NotSvg()
    for (const [, name = '', double, single] of [...declarations.matchAll(ENTITY)].slice(0, MAX_ENTITIES)) {
      // In a browser the first of two declarations counts.
      if (name in parser.ENTITIES) throw new NotSvg()
      declare(parser.ENTITIES, name, () => expanded(double ?? single ?? ''))
    }
  })
  parser.on('processinginstruction', ({target}) => {
    // It can name a file that makes another document of the drawing.
    if (target === 'xml-stylesheet') throw new NotSvg()
  })
  parser.on('opentag', ({local, uri, attributes}) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new NotSvg()
    if (!hasRoot && (local !== 'svg' || uri !== SVG)) throw new NotSvg()
    hasRoot = true
    if (isActiveElement(local, uri)) throw new NotSvg()
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

const isActiveElement = (local: string, uri: string) =>
  /^script$/i.test(local) || uri === XSLT || (uri === XHTML && LEADING.test(local))

/** Event handlers, pages in an attribute, and links that run. Browsers skip blanks and control characters in a scheme. */
const isActive = (name: string, value: string) =>
  /^(?:on|srcdoc$)/i.test(name) || RUNNING.test(value.replaceAll(/[\p{Cc}\s]/gu, ''))
