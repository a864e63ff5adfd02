import {join} from 'node:path'
import {inFolder} from './patterns.ts'

/** Modules that act when they are imported, because they start the site. */
const STARTING = ['hydrate\\.tsx$', 'entry\\.client\\.ts$', 'boot\\.react\\.ts$', 'boot\\.site\\.ts$'].map(
  (file) => `app/${file}`,
)

/**
 * Pattern of the modules of the site and the contract that do nothing when they are imported. The bundler then drops what only the server
 * uses. Saves 2.7 kB of a category.
 * @param web folder of the site's sources, absolute
 */
export const pureModules = (web: string): RegExp =>
  inFolder(join(web, '..'), `(?:web/(?!${STARTING.join('|')})|contract/).*\\.tsx?$`)

/** Patterns of the excepted modules. Each has to match a module of the build. */
export const startingModules = (web: string): RegExp[] => STARTING.map((path) => inFolder(web, path))
