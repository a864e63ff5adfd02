import {join} from 'node:path'
import {reachableFrom, type Modules} from '../../contract/build/reachable-modules.ts'

/** The part of a built file that its preloading needs. */
export interface BuiltFile {
  type: 'asset' | 'chunk'
  fileName: string
  isEntry?: boolean
  /** Files that the chunk imports, without those that it loads later. */
  imports?: readonly string[]
  moduleIds?: readonly string[]
  code?: string
  viteMetadata?: {importedCss: ReadonlySet<string>}
  source?: unknown
}

/** Modules that the first screen loads after the entry, because they are lazy. The entry's own imports need no pattern. */
const LAZY = [
  /\/studio\/today\/TodayTool\.tsx$/,
  /\/node_modules\/sanity\/lib\/CommentsStudioLayout-/,
  /\/node_modules\/sanity\/lib\/ReleasesStudioLayout-/,
  /\/node_modules\/sanity\/lib\/SingleDocReleaseLayout-/,
  /\/node_modules\/sanity\/lib\/resources-/,
]

/** Sanity's lazy components among these modules, in the modules that load them. */
const LAZY_LAYOUT =
  /\blazy\((?=\(\) => import\("\.\/(?:CommentsStudioLayout|ReleasesStudioLayout|SingleDocReleaseLayout)-)/g
/** Replaces React's `lazy` there. */
const EAGER = join(import.meta.dirname, 'eager.tsx')

/** The packages, and what they import from here. */
const PACKAGE = /\/node_modules\/|\/studio\/build\/eager\.tsx$/
/** Sanity's modules. One module draws the previews of the dialog for hotspot and crop. */
const SANITY = /\/node_modules\/sanity\/lib\/[^/]+\.js$/
/** Where a preview decides to show the whole hotspot, with bars beside it. */
const WITH_BARS = 'if (minFullBleedScale > maxScale) {'
/** Sanity's module that mixes the colours of its theme. */
const COLOURS = /\/node_modules\/@sanity\/ui\/dist\/factory-[^/]+\.js$/
const MIX = 'function renderColorValue(str, options) {'
/** Mixes each colour once. The theme asks for thousands, of which some hundred are different. */
const MIX_ONCE = `const mixedColors = new WeakMap();
function renderColorValue(str, options) {
  let known = mixedColors.get(options.colorPalette);
  if (known === undefined) mixedColors.set(options.colorPalette, (known = new Map()));
  const key = [str, options.bg, options.blendMode].join(" ");
  let color = known.get(key);
  if (color === undefined) known.set(key, (color = mixColorValue(str, options)));
  return color;
}
function mixColorValue(str, options) {`
/** Sanity's own words, in a module for each part of the Studio. */
const WORDS = /\/node_modules\/(?:sanity|@sanity\/vision)\/lib\/resources-/
/** Colours of program code, in a module for each language. */
const CODE_COLOURS = /\/node_modules\/(?:refractor\/lang|react-refractor|@sanity\/prism-groq)\//

/**
 * Vite plugin that makes the Studio's first screen load fast. Without it, 200 small files arrive one level of imports after the
 * other. With it, what the entry imports is two files: the packages, which change with an upgrade only, and the
 * Studio's own modules. The page names every file of the first screen, so that all are requested at once. Sanity's tool
 * names only the style sheets of what the entry imports itself, so the page gets the others too.
 */
export function fastFirstScreen() {
  return {
    name: 'fast-first-screen',
    apply: 'build' as const,
    enforce: 'post' as const,
    config: ({build}: {build?: {rolldownOptions?: {input?: unknown}}}) => ({
      build: {
        rolldownOptions: {
          output: {codeSplitting: {groups: groupsFrom(entryOf(build?.rolldownOptions?.input))}},
        },
      },
    }),
    transform: (code: string, id: string) => {
      if (COLOURS.test(id)) return withColoursOnce(code)
      return SANITY.test(id) ? withEarlyLayouts(code) : undefined
    },
    generateBundle(_options: unknown, bundle: Record<string, BuiltFile>) {
      const files = Object.values(bundle)
      for (const file of files) {
        if (!file.fileName.endsWith('.html') || typeof file.source !== 'string') continue
        file.source = withFirstFiles(file.source, files)
      }
    },
  }
}

/**
 * A module of Sanity whose lazy layouts of the first screen are loaded at once. The layouts are nested, and each lazy
 * layout would suspend the whole Studio again.
 * @returns undefined for a module without them
 */
export function withEarlyLayouts(code: string): string | undefined {
  const changed = code.replaceAll(LAZY_LAYOUT, 'eager(')
  return changed === code ? undefined : `import {eager} from ${JSON.stringify(EAGER)}\n${changed}`
}

/**
 * Sanity's theme with each colour mixed once, which takes two fifths less of the processor, for the same colours.
 * @throws Error when the package has changed
 */
export function withColoursOnce(code: string): string {
  if (!code.includes(MIX))
    throw new Error('The theme of @sanity/ui has changed. Correct studio/build/first-screen.ts.')
  return code.replace(MIX, () => MIX_ONCE)
}

/** The page with a link for each script and style sheet of the first screen. */
export function withFirstFiles(page: string, files: readonly BuiltFile[]): string {
  const scripts = firstScripts(files)
  const sheets = new Set(scripts.flatMap(({viteMetadata}) => [...(viteMetadata?.importedCss ?? [])]))
  const links = [
    ...[...sheets]
      .filter((name) => !page.includes(`"/studio/${name}"`))
      .map((name) => `<link href="/studio/${name}" rel="stylesheet"/>`),
    ...scripts.map(({fileName}) => `<link href="/studio/${fileName}" rel="modulepreload"/>`),
  ]
  return page.replace('<title>', () => `${links.join('')}<title>`)
}

/** The module with which the Studio starts. Sanity's command line tool writes it and names it `sanity`. */
function entryOf(input: unknown): string {
  if (typeof input === 'object' && input !== null && 'sanity' in input && typeof input.sanity === 'string')
    return input.sanity
  throw new TypeError(
    'The build of the Studio has no entry named "sanity". Correct studio/build/first-screen.ts.',
  )
}

/**
 * Chunks of the build. A chunk of packages holds everything that these import, so no two chunks import each other and all
 * modules run in their order.
 * @param entry module with which the Studio starts
 */
export function groupsFrom(entry: string) {
  let first: Set<string> | undefined
  const isFirst = (id: string, modules: Modules) => {
    first ??= reachableFrom(entry, modules)
    return first.has(id)
  }
  return [
    {
      name: (id: string, modules: Modules) => (PACKAGE.test(id) && isFirst(id, modules) ? 'packages' : null),
      priority: 3,
    },
    {name: (id: string, modules: Modules) => (isFirst(id, modules) ? 'studio' : null), priority: 2},
    {name: 'words', test: WORDS},
    {name: 'code-colours', test: CODE_COLOURS},
  ]
}

/**
 * Scripts of the first screen, the largest first: the entry, the lazy modules of the first screen, and what they import.
 * @throws Error when a lazy module is missing, because it was renamed
 */
function firstScripts(files: readonly BuiltFile[]): BuiltFile[] {
  const chunks = new Map(files.filter(({type}) => type === 'chunk').map((file) => [file.fileName, file]))
  const holding = (pattern: RegExp) => {
    const found = [...chunks.values()].filter(({moduleIds = []}) => moduleIds.some((id) => pattern.test(id)))
    if (found.length === 0)
      throw new Error(
        `No module of the Studio matches ${String(pattern)}. Correct studio/build/first-screen.ts.`,
      )
    return found
  }
  const scripts = new Set<BuiltFile>()
  const waiting = [...[...chunks.values()].filter(({isEntry}) => isEntry), ...LAZY.flatMap(holding)]
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    if (scripts.has(file)) continue
    scripts.add(file)
    waiting.push(...(file.imports ?? []).flatMap((name) => chunks.get(name) ?? []))
  }
  return [...scripts].toSorted((one, other) => (other.code?.length ?? 0) - (one.code?.length ?? 0))
}

/**
 * Vite plugin that makes the previews of a picture show what pages show. A page fills a shape, around the middle of the
 * hotspot. Sanity's previews show the whole hotspot instead, with bars where it does not fit the shape; a picture whose
 * hotspot nobody has set never fits a wider one.
 */
export function previewsAsOnPages() {
  let isFound = false
  return {
    name: 'previews-as-on-pages',
    apply: 'build' as const,
    transform(code: string, id: string) {
      const changed = SANITY.test(id) ? withFilledPreviews(code) : undefined
      isFound ||= changed !== undefined
      return changed
    },
    buildEnd(error?: Error) {
      if (!isFound && !error)
        throw new Error('Sanity’s previews of pictures have changed. Correct studio/build/first-screen.ts.')
    },
  }
}

/** @returns undefined for a module without previews */
export const withFilledPreviews = (code: string): string | undefined =>
  code.includes(WITH_BARS) ? code.replace(WITH_BARS, 'if (false) {') : undefined
