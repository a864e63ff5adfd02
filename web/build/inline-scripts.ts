import type {Plugin} from 'vite'
import {bundleScript} from './one-script.ts'

const QUERY = '?inline-script'

/**
 * `import script from './module.ts?inline-script'`: the text of an expression, which is the module's default function with
 * everything that it uses. It is minified, because it is a part of every page.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: {id: /\?inline-script$/},
    async handler(id) {
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      return {code: `export default ${JSON.stringify(await expressionOf(file))}`, moduleType: 'js'}
    },
  },
}

async function expressionOf(file: string): Promise<string> {
  const code = await bundleScript(file, 'script')
  const [, expression] = /^var script=(.*);\s*$/s.exec(code) ?? []
  if (!expression) throw new Error(`${file} needs a default export`)
  return expression
}
