import {expect, test} from 'vitest'
import {root} from '../project/root.ts'
import {modulesFrom} from '../release/module-graph.ts'
import {SEEDED_SHOP, SITE, STUDIO, TRIAL_STUDIO} from './artefacts.ts'
import {inputFiles} from './stale.ts'

const reachable = (start: string) => modulesFrom(root, [start]).files

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
