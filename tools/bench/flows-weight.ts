import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {build, parseSync, type Plugin} from 'vite'
import {firstLoadBytes} from './first-load.ts'

/** Modules that work in the background of a visit: trackers, contact intents, leads, ad clicks, the error log. */
const FLOWS = /\/web\/(?:flows|tracking|failures|(?:leads|contact|ad-clicks)\/[\w-]+)\.ts$/

/** Replaces these modules by ones that export the same names and do nothing. */
const leftOut: Plugin = {
  name: 'left-out',
  enforce: 'pre',
  transform: {
    filter: {id: FLOWS},
    handler(code, id) {
      const names = parseSync(id, code).module.staticExports.flatMap(({entries}) =>
        entries.flatMap(({exportName, isType}) =>
          exportName.name === null || isType ? [] : [exportName.name],
        ),
      )
      return names.map((name) => `export const ${name} = () => undefined`).join('\n')
    },
  },
}

/**
 * Bytes that the background modules add to the first load of home, measured with a build that lacks them.
 * @param home bytes of the first load of home, with these modules
 */
export async function flowsBytes(root: string, home: number): Promise<number> {
  const outDir = await mkdtemp(join(tmpdir(), 'without-flows-'))
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      plugins: [leftOut],
      logLevel: 'error',
      build: {outDir, emptyOutDir: true},
    })
    return home - (await firstLoadBytes(outDir, 'routes/index.tsx'))
  } finally {
    await rm(outDir, {recursive: true})
  }
}
