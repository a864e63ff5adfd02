import {build} from 'vite'

/**
 * Bundles a module and everything that it uses into one minified script.
 * @param file absolute
 * @param name of the variable that holds the module's default export; absent: it has none
 */
export async function bundleScript(file: string, name?: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: {format: 'iife', name},
      },
    },
  })
  const [{output} = {output: undefined}] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const [script] = output ?? []
  if (script?.type !== 'chunk' || output?.length !== 1) throw new Error(`${file} has to be one script`)
  return script.code
}
