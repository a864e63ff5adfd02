import {minify, type Plugin} from 'vite'
import {inFolder} from './patterns.ts'

/**
 * Shortens the modules whose functions are inline scripts of every page. The server's bundle stays readable otherwise.
 * @param web folder of the site's sources, absolute
 */
export const smallInlineScripts = (web: string): Plugin => ({
  name: 'small-inline-scripts',
  apply: 'build',
  transform: {
    filter: {id: inFolder(web, '(?:early|consent/guard)\\.ts$')},
    order: 'post',
    handler: async (code, id) => ({code: (await minify(id, code, {module: true})).code, map: null}),
  },
})
