import {existsSync} from 'node:fs'
import {rename, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {forEachAtOnce} from '../../server/process/for-each-at-once.ts'
import {TRANSLATED} from '../../server/site/languages.ts'
import {root} from '../project/root.ts'
import {run, type Finished} from '../terminal/run.ts'
import {isStale, markFresh, type BuildProduct} from './stale.ts'
import {PlainError, step} from '../terminal/terminal.ts'

/**
 * Folder of the built site: the files for browsers, and the code with which the server makes pages. Those of another
 * language than English are in a folder of its name.
 */
export const SITE_PARTS = '.build/site'

/** Parts of the site in one language, with the options of Vite that make them. */
const PARTS = [
  {name: 'client', options: []},
  {name: 'preview', options: ['--mode', 'preview']},
  {name: 'server', options: ['--ssr']},
]

/** A test that builds has another mode, in which React is not minified and complains. */
const PRODUCTION = {NODE_ENV: 'production'}

/** Number of builds that run at once. Each needs a processor and 0.5 GB. */
const AT_ONCE = 2

const site: BuildProduct = {
  root,
  inputs: ['web', 'vite.config.ts', 'package.json', 'package-lock.json'],
  output: `${SITE_PARTS}/server/entry.server.js`,
  stamp: '.build/site.stamp',
}

const studio: BuildProduct = {
  root,
  inputs: ['studio', 'schemas', 'package-lock.json'],
  output: 'studio/dist/index.html',
  stamp: '.build/studio',
}

/** @throws PlainError with the last lines of a build that failed */
export function assertBuilt(what: string, {code, output}: Finished) {
  if (code === 0) return
  throw new PlainError(`The ${what} could not be built:\n${output.trim().split('\n').slice(-25).join('\n')}`)
}

async function buildSite() {
  await step('Building the site', async () => {
    const folder = join(root, `${SITE_PARTS}.new`)
    const builds = ['', ...TRANSLATED].flatMap((language) => PARTS.map((part) => ({...part, language})))
    await forEachAtOnce(builds, AT_ONCE, async ({name, options, language}) => {
      const args = ['build', ...options, '--outDir', join(folder, language, name)]
      assertBuilt('site', await run('vite', args, {cwd: root, env: {...PRODUCTION, SITE_LANGUAGE: language}}))
    })
    await putInPlace(SITE_PARTS)
    await markFresh(site)
  })
}

/**
 * Replaces a folder by `<folder>.new`. A server that runs on the old folder sees a complete one at every other moment.
 */
export async function putInPlace(folder: string) {
  const current = join(root, folder)
  const old = `${current}.old`
  await rm(old, {recursive: true, force: true})
  if (existsSync(current)) await rename(current, old)
  await rename(`${current}.new`, current)
  await rm(old, {recursive: true, force: true})
}

async function buildStudio() {
  await step('Building the Studio', async () => {
    const args = ['build', 'dist.new', '--yes']
    const env = {...PRODUCTION, DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1'}
    assertBuilt('Studio', await run('sanity', args, {cwd: join(root, 'studio'), env}))
    await putInPlace('studio/dist')
    await markFresh(studio)
  })
}

interface BuildOptions {
  /** Builds even what is not stale. */
  force?: boolean
  /** `false` leaves the Studio out. */
  studio?: boolean
}

/** Builds the site and the Studio, each only when its sources have changed since its last build. */
export async function buildWhatIsStale(options: BuildOptions = {}): Promise<void> {
  if (options.force || (await isStale(site))) await buildSite()
  if (options.studio === false) return
  if (options.force || (await isStale(studio))) await buildStudio()
}
