import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../project/root.ts'
import {SEEDED_SHOP, SITE, STUDIO, TRIAL_STUDIO} from './artefacts.ts'
import {inputFiles} from './stale.ts'

/** Imports of values, and programs that run as a process of their own. */
const IMPORT =
  /(?:^(?:import|export)\s(?!type\b)(?:[^'";]*?from )?|\bimport\(|\bnew URL\()'(?<name>(?:(?:\.{1,2}|#messages)\/|@stone-designs\/lake)[^'?]*)[?']/gm

const pathOf = (name: string, file: string) => {
  if (name.startsWith('#messages/')) return join('web/messages/en', `${name.slice('#messages/'.length)}.ts`)
  if (name.startsWith('@stone-designs/lake'))
    return `lake${name.slice('@stone-designs/lake'.length) || '/lake'}.ts`
  return join(dirname(file), name)
}

/** The files of the project that a file loads, directly or not, and the file itself. */
function reachable(start: string): string[] {
  const seen = new Set([start])
  for (const file of seen) {
    if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
    for (const {groups} of readFileSync(join(root, file), 'utf8').matchAll(IMPORT))
      seen.add(relative(root, join(root, pathOf(String(groups?.['name']), file))))
  }
  return [...seen]
}

test.each([
  ['site', SITE, ['web/app/entry.client.ts', 'web/app/entry.server.tsx', 'web/offline/worker.ts']],
  ['Studio', STUDIO, ['studio/sanity.config.tsx', 'studio/sanity.cli.ts']],
  ['trial Studio', TRIAL_STUDIO, ['studio/trial/sanity.config.ts', 'studio/trial/sanity.cli.ts']],
  ['seeded shop', SEEDED_SHOP, ['server/serve.ts', 'scripts/seed/first-seed.ts']],
])('the %s is made again when a file that it imports has changed', async (_name, product, entries) => {
  const inputs = new Set(await inputFiles(product))
  const loaded = [...new Set(entries.flatMap(reachable))]
  expect(loaded.length).toBeGreaterThan(entries.length + 10)
  expect(loaded.filter((file) => !inputs.has(file) && !file.endsWith('.gen.ts'))).toEqual([])
})

test("the e2e tests' shop does not read the settings of this machine", () => {
  expect(reachable('scripts/e2e/test-server.ts')).not.toContain('scripts/project/settings.ts')
})
