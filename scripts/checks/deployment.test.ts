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

test('the image runs Node as a user without rights, with one volume, and says whether it is ready', () => {
  const lines = read('Dockerfile').split('\n')
  const last = (word: string) => lines.findLast((line) => line.startsWith(word))
  expect(last('USER')).toBe('USER node')
  expect(last('ENTRYPOINT')).toContain('["node", "/shop/scripts/bootstrap.mjs"]')
  expect(lines.filter((line) => line.startsWith('VOLUME'))).toEqual(['VOLUME /data'])
  expect(last('STOPSIGNAL')).toBe('STOPSIGNAL SIGTERM')
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK[^\n]*\\\n\s+CMD .*\/readyz/m)
  expect(read('compose.yaml')).toMatch(/read_only: true/)
  // Nothing but the release gets into an image: no .env and no data.
  expect(read('.dockerignore')).toMatch(/^\*\n(?:!release\/[^\n]*\n)+$/)
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
