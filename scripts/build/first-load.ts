import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {manifestSchema, scriptChain} from '../../server/site/scripts.ts'

/**
 * Size of the scripts that a browser loads before and right after hydration of a page: the entry, the modules that the
 * entry imports, and the chunk of the page. Chunks that load on a visitor's action or on scrolling do not count.
 * @param client folder of the files for the browser
 * @param route file of the page's route, such as `routes/index.tsx`
 * @returns bytes of the files, each compressed with gzip
 */
export async function firstLoadBytes(client: string, route: string): Promise<number> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
  )
  const component = `${route}?tsr-split=component`
  if (!manifest[component]) throw new Error(`The build has no chunk ${component}`)
  const {first, later} = scriptChain(manifest, [component])
  const sizes = await Promise.all(
    [...first, ...later].map(async (file) => (await stat(join(client, `${file}.gz`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
