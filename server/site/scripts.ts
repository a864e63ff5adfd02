import {z} from 'zod'

/** The manifest of the browser's build: its files by the module or the chunk that they hold. */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)

export type Manifest = z.infer<typeof manifestSchema>

/** Files of modules with everything that they import, directly or not, nearest first. Imports at run time do not count. */
function reachable(manifest: Manifest, starts: readonly string[]): Set<string> {
  const files = new Set<string>()
  const names = new Set(starts)
  // The loop also visits names that it adds to the set.
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no chunk ${name}`)
    files.add(chunk.file)
    for (const imported of chunk.imports) names.add(imported)
  }
  return files
}

interface ChainScripts {
  /** Scripts that the page itself names: the entry, with what it imports. */
  first: string[]
  /** Scripts that the entry loads afterwards, until the page is hydrated. */
  later: string[]
}

/**
 * Files of the scripts that a page needs until it is hydrated. One script names the next, so a browser that does not know
 * them in advance waits for each.
 * @param parts modules and chunks of the page. A name that the build does not know is skipped: some routes have no
 *   component of their own.
 * @throws Error when the build has no entry
 */
export function scriptChain(manifest: Manifest, parts: readonly string[]): ChainScripts {
  const [entryName, entry] = Object.entries(manifest).find(([, {isEntry}]) => isEntry) ?? []
  if (entryName === undefined || !entry) throw new Error('The build names no entry script')
  const keys = parts.flatMap((part) =>
    Object.entries(manifest).flatMap(([key, {name}]) =>
      key === part || (key.startsWith('_') && name === part) ? [key] : [],
    ),
  )
  const first = reachable(manifest, [entryName])
  const all = reachable(manifest, [...entry.dynamicImports, ...keys])
  return {first: [...first], later: [...all].filter((file) => !first.has(file))}
}
