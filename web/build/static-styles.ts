import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {dirname, join, relative} from 'node:path'
import {createContext, runInContext} from 'node:vm'
import {
  createRunnableDevEnvironment,
  parseSync,
  resolveConfig,
  type EnvironmentOptions,
  type ESTree,
  type Plugin,
  type RunnableDevEnvironment,
} from 'vite'
import {inFolder} from './patterns.ts'

const RUNTIME = 'design/fixed.ts'

const runtimeImport = (web: string) => `import {fixed} from ${JSON.stringify(join(web, RUNTIME))};`

interface StaticStylesOptions {
  /** Folder of the site's sources, absolute. */
  web: string
  /** Conditions under which the build resolves `#messages/…`. None: English. */
  conditions?: readonly string[]
}

/**
 * Moves styles out of the scripts into one style sheet. `styled.div` becomes a plain element of a fixed class, for
 * server and browser alike, and no page loads styled-components. Saves 13 kB of the first load.
 *
 * A template that holds a function, or another value that is known only at run time, cannot be moved. The build then
 * fails. So does a style with attributes: an element with attributes is a component of its own.
 */
export function staticStyles({web, conditions}: StaticStylesOptions): Plugin {
  /** Style sheet and script of each module that has static styles. */
  const extracted = new Map<string, {css: string; script: string}>()
  const sheetOf = (id: string) => extracted.get(moduleOf(id))
  let valuesOf = openValues(conditions)
  const extract = (code: string, id: string) => extractStyles(code, id, web, valuesOf)
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
      filter: {id: inFolder(web, '.*\\.tsx?$'), code: /styled-components/},
      async handler(code, id) {
        const {css, script, left} = await extract(code, id)
        if (left.length > 0) this.error(problemOf(left.map((name) => `${relative(web, id)}:${name}`)))
        if (script === code) return undefined
        // A module with nothing but `css` parts keeps them in its script, as texts.
        if (css === '') return {code: script, map: null}
        extracted.set(id, {css, script})
        const sheet =
          this.environment.config.consumer === 'server' ? '' : `import ${JSON.stringify(`${id}.css`)};`
        return {code: `${runtimeImport(web)}${sheet}${script}`, map: null}
      },
    },
    /** In development: a changed sheet goes to the open page, alone where nothing but styles has changed. */
    async hotUpdate({file, modules, read, type}) {
      const {config, moduleGraph} = this.environment
      if (config.consumer === 'server' || type === 'delete') return undefined
      if (CONSTANTS.test(file)) {
        // An editor empties a file before it writes it, and `read` waits until it is written.
        await read()
        valuesOf = openValues(conditions)
        const changed = []
        for (const [id, before] of extracted) {
          const now = await extract(await readFile(id, 'utf8'), id)
          extracted.set(id, now)
          if (now.css !== before.css) changed.push(...(moduleGraph.getModulesByFile(`${id}.css`) ?? []))
        }
        // Scripts keep a constant that styles use until the page is loaded again. To run them anew, with the root of all
        // pages among them, would lose the state of the page.
        return changed.length > 0 ? changed : modules
      }
      const before = extracted.get(file)
      if (!before) return undefined
      const now = await extract(await read(), file)
      extracted.set(file, now)
      const sheets = moduleGraph.getModulesByFile(`${file}.css`) ?? []
      return now.css !== '' && now.script === before.script ? [...sheets] : [...modules, ...sheets]
    },
  }
}

const problemOf = (names: readonly string[]) =>
  `Decided only at run time: the style ${names.join(', ')}. The browser would have to load styled-components (13 kB). ` +
  'Choose between fixed rules by a data attribute.'

/** A module's style sheet; `?direct` asks Vite for its text. */
const SHEET = /\.tsx?\.css(?:\?direct)?$/

const moduleOf = (sheet: string) => sheet.replace(/\.css(?:\?direct)?$/, '')

/** Modules of plain values that styles are made of. */
const CONSTANTS = /\/design\/[\w-]+\.ts$/

/** Exports of a module that is imported in a folder: constants of the design. Any other module has no such exports. */
type ValuesOf = (source: string, folder: string) => Promise<Record<string, unknown>>

/**
 * Makes a function that reads each module of design constants once, as Vite resolves and transforms it.
 * @param conditions as in `StaticStylesOptions`
 */
export function openValues(conditions: readonly string[] = []): ValuesOf {
  let opened: Promise<RunnableDevEnvironment> | undefined
  return async (source, folder) => {
    // The import of a file with `?url` gives its address.
    if (source.endsWith('?url')) return {default: `'${source.slice(0, -4)}'`}
    const file = join(folder, source)
    if (!source.startsWith('.') || !CONSTANTS.test(file)) return {}
    const {runner} = await (opened ??= openRunner(conditions))
    return runner.import<Record<string, unknown>>(file)
  }
}

async function openRunner(conditions: readonly string[]) {
  const values: EnvironmentOptions = {
    consumer: 'server',
    dev: {moduleRunnerTransform: true},
    resolve: {external: true, conditions: [...conditions, 'node']},
  }
  const config = await resolveConfig({configFile: false, envDir: false, environments: {values}}, 'serve')
  const environment = createRunnableDevEnvironment('values', config, {
    hot: false,
    runnerOptions: {hmr: false},
  })
  await environment.init()
  return environment
}

interface Style {
  /** `element` for `styled`, `part` for `css`, which other styles include. */
  kind: 'element' | 'global' | 'part'
  name: string
  start: number
  end: number
  /** Source of the styled element, such as `'div'` or `Container`. Elements only. */
  element?: string
  template: ESTree.TemplateLiteral
}

/**
 * Separates a module into its static styles and the rest.
 * @param web folder that class names are made relative to, so that they are the same on every machine
 * @param valuesOf reads the modules that it imports
 * @returns the styles as CSS, the module without them, and the names of the styles that stay in the module
 */
export async function extractStyles(code: string, id: string, web: string, valuesOf: ValuesOf) {
  const {program} = parseSync(id, code)
  const scope = await openScope({program, code, folder: dirname(id)}, valuesOf)
  const sheet: string[] = []
  const left: string[] = []
  let script = code
  for (const style of stylesOf(program, code).reverse()) {
    const css = cssOf(style.template, scope)
    if (css === undefined) {
      left.unshift(style.name)
      continue
    }
    const name = `s${hashOf(`${relative(web, id)}:${style.name}`)}`
    if (style.kind !== 'part') sheet.unshift(style.kind === 'element' ? `.${name}{${css}}` : css)
    script = script.slice(0, style.start) + replacementOf(style, name, css) + script.slice(style.end)
  }
  if (left.length === 0 && STYLE.test(script)) left.push('(not a constant of the module)')
  return {css: sheet.join('\n'), script, left}
}

/** A style in the text of a module, wherever it is declared. */
const STYLE = /\b(?:styled[.(][^`;]*|css|keyframes|createGlobalStyle)`/

/** The expression that replaces a static style in its module. */
function replacementOf({kind, element = ''}: Style, name: string, css: string): string {
  if (kind === 'part') return JSON.stringify(css.trim().replaceAll(/\s*\n\s*/g, ' '))
  if (kind === 'global') return '() => null'
  return `/* @__PURE__ */ fixed(${element}, '${name}')`
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

/** The styles that a module declares, in their order. */
function stylesOf(program: ESTree.Program, code: string): Style[] {
  const text = ({start, end}: {start: number; end: number}) => code.slice(start, end)
  return declarators(program).flatMap(({id, init}): Style[] => {
    if (id.type !== 'Identifier' || init?.type !== 'TaggedTemplateExpression') return []
    const common = {name: id.name, start: init.start, end: init.end, template: init.quasi}
    if (text(init.tag) === 'createGlobalStyle') return [{...common, kind: 'global'}]
    if (text(init.tag) === 'css') return [{...common, kind: 'part'}]
    const element = elementOf(init.tag, text)
    return element ? [{...common, kind: 'element', element}] : []
  })
}

/** The element in `styled.div` or `styled(Container)`, as an expression. */
function elementOf(tag: ESTree.Expression, text: (node: ESTree.Node) => string): string | undefined {
  if (tag.type === 'MemberExpression' && text(tag.object) === 'styled') return `'${text(tag.property)}'`
  if (tag.type !== 'CallExpression' || text(tag.callee) !== 'styled') return undefined
  return tag.arguments[0] && text(tag.arguments[0])
}

/** Text of a template with its values filled in, or undefined where a value is known only at run time. */
function cssOf({quasis, expressions}: ESTree.TemplateLiteral, scope: Scope) {
  try {
    const values = expressions.map((expression) => toText(scope(expression)))
    return quasis.map(({value}, index) => (value.cooked ?? '') + (values[index] ?? '')).join('')
  } catch {
    return undefined
  }
}

/** @throws TypeError for a value that styled-components evaluates at run time, such as a function */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join('')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new TypeError('Not a fixed value')
}

interface Module {
  program: ESTree.Program
  code: string
  folder: string
}

/** Evaluates an expression of a module. */
type Scope = (expression: ESTree.Expression) => unknown

/**
 * Opens a module for evaluating its expressions at build time. An expression may use constants of the module, imports
 * from modules of plain values, and addresses of files. The scope throws for an expression that uses anything else.
 */
async function openScope({program, code, folder}: Module, valuesOf: ValuesOf) {
  const names: Record<string, unknown> = {css: joined}
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration') continue
    const module = await valuesOf(node.source.value, folder)
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

/** `css` for templates without dynamic values. */
const joined = (quasis: string[], ...values: unknown[]) =>
  quasis.map((text, index) => text + (index < values.length ? toText(values[index]) : '')).join('')
