import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {z} from 'zod'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
)

/**
 * Size of the scripts that a browser loads before and right after hydration of a page: the entry, the modules that the
 * entry imports, and the chunk of the page. Chunks that load on a visitor's action or on scrolling do not count.
 * @param client folder of the files for the browser
 * @param route file of the page's route, such as `routes/index.tsx`
 * @returns bytes of the files, each compressed with gzip
 */
export async function firstLoadBytes(client: string, route: string): Promise<number> {
  const chunks = manifest.parse(JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')))
  const entry = Object.entries(chunks).find(([, {isEntry}]) => isEntry)
  if (!entry) throw new Error('The build names no entry script')
  const [entryName, {dynamicImports}] = entry
  const waiting = [entryName, ...dynamicImports, `${route}?tsr-split=component`]
  const files = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`The build has no chunk ${name}`)
    if (files.has(chunk.file)) continue
    files.add(chunk.file)
    waiting.push(...chunk.imports)
  }
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(join(client, `${file}.gz`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
