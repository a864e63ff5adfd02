import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each([
  'MemoryMax',
  'OOMPolicy=continue',
  'RestartSec=5',
  'ProtectSystem=strict',
  'NoNewPrivileges=yes',
  'UMask=0077',
])('the service that docs/deploy.md describes has %s', (setting) => {
  const [, unit = ''] = /```ini\n([^`]*\[Service\][^`]*)```/.exec(read('docs/deploy.md')) ?? []
  const [, service = ''] = unit.split('[Service]')
  expect(service.split('\n').map((line) => line.trim())).toContainEqual(expect.stringMatching(`^${setting}`))
})

test('every action of the workflows is pinned by its commit', () => {
  const folder = '.github/workflows'
  const actions = readdirSync(join(root, folder)).flatMap((name) =>
    [...read(join(folder, name)).matchAll(/\buses:\s*(\S+)/g)].map(([, action = '']) => action),
  )
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((action) => !/^[\w.-]+\/[\w./-]+@[\da-f]{40}$/.test(action))).toEqual([])
})

test('npm run sbom prints a bill of the packages that the shop runs with', async () => {
  const {output} = await run('npm', ['run', '--silent', 'sbom'], {cwd: root})
  const bill: unknown = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([expect.objectContaining({name: 'hono'})]),
  })
  expect(bill).not.toMatchObject({
    components: expect.arrayContaining([expect.objectContaining({name: 'vitest'})]),
  })
}, 60_000)
