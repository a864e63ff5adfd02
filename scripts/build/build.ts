import {readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {forEachAtOnce} from '../../lib/process/for-each-at-once.ts'
import {manifestSchema, scriptChain} from '../../server/site/index.ts'
import {assertRoom} from '../project/room.ts'
import {root} from '../project/root.ts'
import {run, type Finished} from '../terminal/run.ts'
import {SITE, STUDIO} from './artefacts.ts'
import {makeIfStale} from './stale.ts'
import {PlainError, step} from '../terminal/terminal.ts'
import {isRelease} from '../project/release.ts'

/**
 * Folder of the built site: the files for browsers, and the code with which the server makes pages. The files of
 * another language than English are in a folder of its name.
 */
export const SITE_PARTS = SITE.folder

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

/** Bytes on disk for a build, which is made beside the former one. */
const BUILD_BYTES = 100_000_000

/** @throws PlainError with the last lines of a build that failed */
export function assertBuilt(what: string, {code, output}: Finished) {
  if (code === 0) return
  throw new PlainError(`The ${what} could not be built:\n${output.trim().split('\n').slice(-25).join('\n')}`)
}

async function buildSite() {
  await assertRoom(root, {what: 'The build of the site', bytes: BUILD_BYTES})
  await step('Building the site', async () => {
    const folder = join(root, `${SITE_PARTS}.new`)
    const builds = ['', ...TRANSLATED_LANGUAGES].flatMap((language) =>
      PARTS.map((part) => ({...part, language})),
    )
    await forEachAtOnce(builds, AT_ONCE, async ({name, options, language}) => {
      const args = ['build', ...options, '--outDir', join(folder, language, name)]
      assertBuilt('site', await run('vite', args, {cwd: root, env: {...PRODUCTION, SITE_LANGUAGE: language}}))
    })
  })
}

async function buildStudio() {
  await assertRoom(root, {what: 'The build of the Studio', bytes: BUILD_BYTES})
  await step('Building the Studio', async () => {
    const args = ['build', 'dist.new', '--yes']
    const env = {...PRODUCTION, DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1'}
    assertBuilt('Studio', await run('sanity', args, {cwd: join(root, 'studio'), env}))
  })
}

interface BuildOptions {
  /** Builds even what is not stale. */
  force?: boolean
  /** `false` leaves the Studio out. */
  studio?: boolean
}

/**
 * Builds the site and the Studio, each only when its sources have changed since its last build. A release is built.
 * @throws PlainError when a build fails, or the disk has no room for it
 */
export async function buildWhatIsStale({force = false, studio = true}: BuildOptions = {}): Promise<void> {
  if (isRelease(root)) return
  await makeIfStale(SITE, buildSite, {force})
  if (studio) await makeIfStale(STUDIO, buildStudio, {force})
}

/**
 * Size of the scripts that a browser loads before and right after hydration of a page: the entry, the modules that the
 * entry imports, and the chunk of the page. Chunks that load on a visitor's action or on scrolling do not count.
 * @param client folder of the files for the browser
 * @param route file of the page's route, such as `routes/index.tsx`
 * @param chunks names of further chunks that a view of the page shows at once
 * @returns bytes of the files, each compressed with gzip
 */
export async function firstLoadBytes(client: string, route: string, chunks: string[] = []): Promise<number> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')),
  )
  const component = `${route}?tsr-split=component`
  if (!manifest[component]) throw new Error(`The build has no chunk ${component}`)
  const {first, later} = scriptChain(manifest, [component, ...chunks])
  const sizes = await Promise.all(
    [...first, ...later].map(async (file) => (await stat(join(client, `${file}.gz`))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
