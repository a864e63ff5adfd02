import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {registerHooks} from 'node:module'
import {dirname, join, relative} from 'node:path'
import {pathToFileURL} from 'node:url'
import {createContext, runInContext} from 'node:vm'
import {parseSync, type ESTree, type Plugin} from 'vite'

const RUNTIME = 'design/fixed.ts'

/**
 * Moves styles that do not depend on a component's properties out of the scripts into one style sheet.
 * `styled.div` with such a style becomes a plain element of a fixed class, for server and browser alike; where
 * all styles of a page are so, the browser loads no styled-components. A template that holds a function, or
 * anything else that is known only later, stays as it is.
 * Buys 13 kB of the first load.
 * @param web folder of the site's sources, absolute
 */
export function staticStyles(web: string): Plugin {
  /** Style sheet and script of each module that has static styles. */
  const extracted = new Map<string, {css: string; script: string}>()
  const sheetOf = (id: string) => extracted.get(moduleOf(id))
  let generation = 0
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId: {
      filter: {id: SHEET},
      // A browser in development names a sheet from the root of the site.
      handler: (id) => [id, join(web, id)].find(sheetOf),
    },
    load: {filter: {id: SHEET}, handler: (id) => sheetOf(id)?.css},
    transform: {
      filter: {id: /\/web\/.*\.tsx?$/, code: /styled-components/},
      async handler(code, id) {
        const {css, script} = await extractStyles(code, id, web, generation)
        if (css === '') return undefined
        extracted.set(id, {css, script})
        const runtime = `import {fixed} from ${JSON.stringify(join(web, RUNTIME))};`
        const isServer = this.environment.config.consumer === 'server'
        return {
          code: `${runtime}${isServer ? '' : `import ${JSON.stringify(`${id}.css`)};`}${script}`,
          map: null,
        }
      },
    },
    configureServer: () => readConstantsAgain(),
    /** In development: a changed sheet goes to the open page, alone where nothing but styles has changed. */
    async hotUpdate({file, modules, read, type}) {
      const {config, moduleGraph} = this.environment
      if (config.consumer === 'server' || type === 'delete') return undefined
      if (CONSTANTS.test(file)) {
        generation += 1
        for (const [id] of extracted)
          extracted.set(id, await extractStyles(await readFile(id, 'utf8'), id, web, generation))
        return [...modules, ...[...moduleGraph.idToModuleMap.values()].filter(({id}) => SHEET.test(id ?? ''))]
      }
      const before = extracted.get(file)
      if (!before) return undefined
      const now = await extractStyles(await read(), file, web, generation)
      extracted.set(file, now)
      const sheets = moduleGraph.getModulesByFile(`${file}.css`) ?? []
      return now.css !== '' && now.script === before.script ? [...sheets] : [...modules, ...sheets]
    },
  }
}

/** A module's style sheet; `?direct` asks Vite for its text. */
const SHEET = /\.tsx?\.css(?:\?direct)?$/

const moduleOf = (sheet: string) => sheet.replace(/\.css(?:\?direct)?$/, '')

/** Modules of plain values that styles are made of. */
const CONSTANTS = /\/design\/[\w-]+\.ts$/

/**
 * Lets Node load the design's constants anew, although it keeps every module: what a module with `?generation=…`
 * imports of them is of the same generation.
 */
function readConstantsAgain() {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const found = nextResolve(specifier, context)
      const [query] = /\?generation=\d+$/.exec(context.parentURL ?? '') ?? []
      return query && CONSTANTS.test(found.url) ? {...found, url: found.url + query} : found
    },
  })
}

interface Style {
  /** `element` for `styled`, `part` for `css`, which goes into others. */
  kind: 'element' | 'global' | 'part'
  name: string
  start: number
  end: number
  /** Of an element, as expressions: what is styled, such as `'div'` or `Container`, and the argument of `attrs`. */
  element?: string
  attributes?: string
  template: ESTree.TemplateLiteral
}

/**
 * The static styles of a module as CSS, and the module without them.
 * @param web folder that class names are made relative to, so that they are the same on every machine
 * @param generation counts the changes of the design's constants in this process
 */
export async function extractStyles(code: string, id: string, web: string, generation = 0) {
  const {program} = parseSync(id, code)
  const scope = await openScope({program, code, folder: dirname(id), generation})
  const sheet: string[] = []
  let script = code
  for (const style of stylesOf(program, code).reverse()) {
    const css = cssOf(style.template, scope)
    if (css === undefined) continue
    const name = `s${hashOf(`${relative(web, id)}:${style.name}`)}`
    if (style.kind !== 'part') sheet.unshift(style.kind === 'element' ? `.${name}{${css}}` : css)
    script = script.slice(0, style.start) + replacementOf(style, name, css) + script.slice(style.end)
  }
  return {css: sheet.join('\n'), script}
}

/** What stands in the module instead of a static style. */
function replacementOf({kind, element, attributes}: Style, name: string, css: string): string {
  if (kind === 'part') return JSON.stringify(css)
  if (kind === 'global') return '() => null'
  const parts = [element, `'${name}'`, attributes].filter((part) => part !== undefined)
  return `/* @__PURE__ */ fixed(${parts.join(', ')})`
}

const hashOf = (text: string) =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(0, 6)

/** The declarations of a module, exported or not. */
const declarators = ({body}: ESTree.Program) =>
  body.flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })

/** The styled elements and global styles that a module declares, in their order. */
function stylesOf(program: ESTree.Program, code: string): Style[] {
  const text = ({start, end}: {start: number; end: number}) => code.slice(start, end)
  return declarators(program).flatMap(({id, init}): Style[] => {
    if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return []
    const common = {name: id.name, start: init.start, end: init.end, template: init.quasi}
    if (text(init.tag) === 'createGlobalStyle') return [{...common, kind: 'global'}]
    if (text(init.tag) === 'css') return [{...common, kind: 'part'}]
    const [tag, attributes] = withoutAttributes(init.tag)
    const element = elementOf(tag, text)
    return element ? [{...common, kind: 'element', element, attributes: attributes && text(attributes)}] : []
  })
}

/** `styled.a.attrs(x)` as `styled.a` and `x`. */
function withoutAttributes(tag: ESTree.Expression): [ESTree.Expression, ESTree.Argument?] {
  if (tag.type !== 'CallExpression' || tag.callee.type !== 'MemberExpression') return [tag]
  return [tag.callee.object, tag.arguments[0]]
}

/** What `styled.div` or `styled(Container)` styles, as an expression. */
function elementOf(tag: ESTree.Expression, text: (node: ESTree.Node) => string): string | undefined {
  if (tag.type === 'MemberExpression' && text(tag.object) === 'styled') return `'${text(tag.property)}'`
  if (tag.type !== 'CallExpression' || text(tag.callee) !== 'styled') return undefined
  return tag.arguments[0] && text(tag.arguments[0])
}

/** A template's text with everything in it filled in, or undefined where something is known only later. */
function cssOf({quasis, expressions}: ESTree.TemplateLiteral, scope: Scope) {
  try {
    const values = expressions.map((expression) => toText(scope(expression)))
    return quasis.map(({value}, index) => (value.cooked ?? '') + (values[index] ?? '')).join('')
  } catch {
    return undefined
  }
}

/** @throws TypeError for what styled-components would have to look into when the page is made */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('Not a fixed value')
}

interface Module {
  program: ESTree.Program
  code: string
  folder: string
  generation: number
}

/** Tells what an expression of a module is worth. */
type Scope = (expression: ESTree.Expression) => unknown

/**
 * A function that tells what an expression of a module is worth at build time; it throws where that depends on
 * more than the module's constants, what it imports from modules of plain values, and addresses of files.
 */
async function openScope({program, code, folder, generation}: Module) {
  const names: Record<string, unknown> = {css: joined}
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const module = await plainValues(node.source.value, folder, generation)
    for (const specifier of node.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') names[specifier.local.name] = module['default']
      else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        names[specifier.local.name] ??= module[specifier.imported.name]
    }
  }
  for (const name of Object.keys(names)) if (names[name] === undefined) delete names[name]
  const context = createContext(names)
  const valueOf = ({start, end}: ESTree.Expression): unknown =>
    runInContext(`(${code.slice(start, end)})`, context)
  for (const {id, init} of declarators(program)) {
    if (id.type === 'Identifier' && init)
      Object.defineProperty(names, id.name, {get: () => valueOf(init), configurable: true})
  }
  return valueOf
}

/** `css` where nothing is dynamic. */
const joined = (quasis: string[], ...values: unknown[]) =>
  quasis.map((text, index) => text + (index < values.length ? toText(values[index]) : '')).join('')

/** What a module of the design's constants exports; for a file that is imported for its address, where it is. */
async function plainValues(
  source: string,
  folder: string,
  generation: number,
): Promise<Record<string, unknown>> {
  if (source.endsWith('?url')) return {default: `'${source.slice(0, -4)}'`}
  if (!/^\..*\.ts$/.test(source) || !CONSTANTS.test(join(folder, source))) return {}
  const {href} = pathToFileURL(join(folder, source))
  const address = generation > 0 ? `${href}?generation=${generation}` : href
  const module: Record<string, unknown> = await import(address)
  return {...module}
}
