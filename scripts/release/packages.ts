import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {z} from 'zod'

const names = z.record(z.string(), z.string()).default({})
const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({optional: z.boolean().optional()})).default({}),
})
const lockfile = z.looseObject({packages: z.record(z.string(), lockedPackage)})
const manifest = z.looseObject({
  version: z.string(),
  scripts: names,
  dependencies: names,
  devDependencies: names,
})

/** The files that describe the packages of a release: each a part of the project's own. */
export interface PackageFiles {
  /** Content by path. */
  files: Record<string, string>
  /** Folders of the packages that are installed here. */
  folders: string[]
}

interface Wanted {
  root: string
  /** Names of the packages, each with the files of the project that load it. */
  packages: Map<string, string[]>
  version: string
  /** Scripts that `package.json` keeps. */
  scripts: readonly string[]
}

const text = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

/**
 * Selects the packages that a release runs with, and describes them as npm does. The list of the installed ones makes
 * `npm start` install nothing. On a machine of another kind it installs that list, with the programs for this kind.
 */
export function packageFiles({root, packages, version, scripts}: Wanted): PackageFiles {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
  const {packages: locked, ...lock} = lockfile.parse(read('package-lock.json'))
  const {scripts: all, dependencies, devDependencies, ...about} = manifest.parse(read('package.json'))
  const closure = closureOf(locked, packages)
  const direct = pick({...devDependencies, ...dependencies}, (name) => packages.has(name))
  const [wanted, installed] = [
    pick(locked, (path) => closure.has(path)),
    pick(locked, (path) => closure.has(path) && existsSync(join(root, path))),
  ]
  const links = pick(locked, (path) => path === 'lake' || path === LAKE_LINK)
  const top = {
    ...about,
    version,
    dependencies: {...direct, ...pick(dependencies, (name) => LAKE_LINK.endsWith(name))},
  }
  const described = {name: about.name, version, license: about.license, workspaces: about.workspaces}
  const engines = about.engines
  const ownEntry = {'': {...described, dependencies: top.dependencies, engines}}
  return {
    files: {
      'package.json': text({...top, scripts: pick(all, (name) => scripts.includes(name))}),
      'package-lock.json': text({...lock, version, packages: {...ownEntry, ...links, ...wanted}}),
      'node_modules/.package-lock.json': text({...lock, version, packages: {...links, ...installed}}),
    },
    folders: Object.keys(installed),
  }
}

/** The lake is a package of the project. */
export const LAKE_LINK = 'node_modules/@stone-designs/lake'

type Locked = z.infer<typeof lockfile>['packages']

/** Paths of packages in a lockfile, and of everything that they need. Optional ones are there for every kind of machine. */
function closureOf(locked: Locked, packages: Wanted['packages']): Set<string> {
  const found = new Set<string>()
  for (const [name, files] of packages)
    for (const file of files) {
      const path = placeOf(locked, name, dirname(file))
      if (path === undefined) throw new Error(`${file} loads ${name}, which package-lock.json does not have`)
      found.add(path)
    }
  for (const path of found) {
    const {dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta} = locked[path] ?? {}
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional,
    )
    for (const name of [...Object.keys({...dependencies, ...optionalDependencies}), ...peers]) {
      const place = placeOf(locked, name, path)
      if (place !== undefined) found.add(place)
    }
  }
  found.delete(LAKE_LINK)
  return found
}

/** Where Node finds a package, from a folder of the project. */
function placeOf(locked: Locked, name: string, folder: string): string | undefined {
  const path = join(folder, 'node_modules', name)
  if (locked[path]) return path
  return folder === '.' ? undefined : placeOf(locked, name, dirname(folder))
}

const pick = <Value>(record: Record<string, Value>, test: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => test(name)))
