import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'

/** Imports of values, programs that run as a process of their own, and files of packages that are found by their name. */
const IMPORT =
  /(?:^(?:import|export)\s(?!type\b)(?:[^'";]*?from )?|\bimport\(|\bnew URL\(|\bimport\.meta\.resolve\()'(?<name>[^'?]+)[?']/gm

const LAKE = '@stone-designs/lake'

function pathOf(name: string, file: string): string | undefined {
  if (name.startsWith('#messages/')) return join('web/messages/en', `${name.slice('#messages/'.length)}.ts`)
  if (name.startsWith(LAKE)) return `lake${name.slice(LAKE.length) || '/lake'}.ts`
  return name.startsWith('.') ? join(dirname(file), name) : undefined
}

interface Modules {
  /** Files of the project, relative to its folder, with `/` on every system. */
  files: string[]
  /** Names of packages, each with the files that load it. */
  packages: Map<string, string[]>
}

/** What some files of the project load, directly or not, and these files themselves. */
export function modulesFrom(root: string, starts: readonly string[]): Modules {
  const files = new Set(starts)
  const packages = new Map<string, string[]>()
  for (const file of files) {
    if (!/\.(?:tsx?|mjs)$/.test(file) || !existsSync(join(root, file))) continue
    for (const {groups} of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const name = String(groups?.['name'])
      const path = pathOf(name, file)
      if (path !== undefined) files.add(relative(root, join(root, path)))
      else if (/^[@a-z]/.test(name) && !name.includes(':')) {
        const owner = name.split('/', name.startsWith('@') ? 2 : 1).join('/')
        packages.set(owner, [...(packages.get(owner) ?? []), file])
      }
    }
  }
  return {files: [...files], packages}
}
