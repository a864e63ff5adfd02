import type {Plugin} from 'vite'

/** Text as a regular expression that matches only that text. */
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Pattern of modules by their path inside a folder. It begins with the folder, so that a folder of the same name
 * elsewhere in the path of a module matches nothing.
 * @param folder absolute
 * @param path source of a regular expression
 */
export const inFolder = (folder: string, path: string) => new RegExp(`^${literal(folder)}/(?:${path})`)

/** The patterns that match none of the modules. */
export const unmatched = (patterns: readonly RegExp[], ids: readonly string[]): RegExp[] =>
  patterns.filter((pattern) => !ids.some((id) => pattern.test(id)))

/**
 * Fails a build in which one of the patterns matches no module. A moved or renamed file would otherwise leave its
 * chunk without an error, and the first load would grow.
 */
export const everyPatternMatches = (patterns: readonly RegExp[]): Plugin => ({
  name: 'every-pattern-matches',
  apply: 'build',
  generateBundle(_options, bundle) {
    const bundled = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const missing = unmatched(patterns, [...new Set([...this.getModuleIds(), ...bundled])])
    if (missing.length === 0) return
    this.error(
      `No module of the build matches ${missing.map(String).join(', ')}. Correct the pattern in web/build, or remove it.`,
    )
  },
})

/** Fails a build whose scripts have a module that belongs to the server, such as a schema of the contract. */
export const bundlesNone = (pattern: RegExp): Plugin => ({
  name: 'bundles-none',
  apply: 'build',
  generateBundle(_options, bundle) {
    const bundled = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    const found = bundled.find((id) => pattern.test(id))
    if (found !== undefined)
      this.error(
        `A script of the page has ${found}. web/ takes only types and small pure functions from contract/: use "import type", or move the function to a file without schemas.`,
      )
  },
})
