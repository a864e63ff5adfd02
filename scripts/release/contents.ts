import {existsSync, lstatSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {SITE, STUDIO} from '../build/artefacts.ts'
import {modulesFrom} from './module-graph.ts'
import {LAKE_LINK, packageFiles} from './packages.ts'
import {RELEASE_FILE, kindOfMachine} from '../project/release.ts'

/** Commands of a shop. All others need the tools of developers. */
const COMMANDS = [
  'start',
  'seed',
  'owner',
  'people',
  'tokens',
  'audit',
  'uploads',
  'speed',
  'privacy',
  'ads',
  'labels',
  'content',
  'upgrade',
]

/** Programs that the shop starts by their path. */
const PROGRAMS = [
  'scripts/bootstrap.mjs',
  'scripts/release/self-test.ts',
  'server/main.ts',
  'server/backups/backup-process.ts',
]

/** Files and folders that are no modules. Those that a version of the project lacks are left out. */
const OTHERS = [
  SITE.folder,
  STUDIO.folder,
  'scripts/seed/catalogue',
  'scripts/seed/pictures',
  'scripts/seed/site.json',
  'scripts/seed/testimonials.json',
  'docs',
  'lake/package.json',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'LICENSES',
  'README.md',
  'SECURITY.md',
]

/** Files of packages that no program reads. */
const UNREAD = /\.(?:map|d\.[cm]?ts|test\.[cm]?[jt]sx?)$/

/** A file of a release: read from the project, or with a content of its own. */
export type Entry = {path: string; mode: number} & ({source: string} | {content: string} | {link: string})

interface Release {
  root: string
  version: string
  /** Whether Node itself is part of the release, for this kind of machine. */
  withNode: boolean
}

/** The files of a release, sorted by path. The site and the Studio must be built. */
export function contentsOf({root, version, withNode}: Release): Entry[] {
  const starts = [...COMMANDS.map((name) => `scripts/commands/${name}.ts`), ...PROGRAMS]
  const {files: modules, packages} = modulesFrom(root, starts)
  if (withNode) packages.set('node', ['package.json'])
  const described = packageFiles({root, packages, version, scripts: COMMANDS})
  const read = [
    ...modules,
    ...OTHERS.flatMap((path) => filesIn(root, path)),
    ...described.folders.flatMap((folder) => filesIn(root, folder)),
  ]
  const about = {version, machine: kindOfMachine()}
  const written = {...described.files, [RELEASE_FILE]: `${JSON.stringify(about)}\n`}
  const entries: Entry[] = [
    ...read.map((path) => ({path, mode: modeOf(join(root, path)), source: join(root, path)})),
    ...Object.entries(written).map(([path, content]) => ({path, mode: 0o644, content})),
    {path: LAKE_LINK, mode: 0o755, link: '../../lake'},
  ]
  return entries.sort((one, other) => (one.path < other.path ? -1 : 1))
}

/** The files of a folder, without packages inside of packages, which are listed on their own. */
function filesIn(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return []
  if (!lstatSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), {withFileTypes: true}).flatMap((entry) => {
    const within = `${path}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(root, within)
    return entry.isFile() && !(path.startsWith('node_modules/') && UNREAD.test(entry.name)) ? [within] : []
  })
}

const modeOf = (file: string) => ((lstatSync(file).mode & 0o100) === 0 ? 0o644 : 0o755)
