import {expect, test} from 'vitest'
import {run} from '../terminal/run.ts'
import {root} from './root.ts'

/** The umask of a process of umask 022 after it has loaded the settings. */
async function umaskAfter(load: string): Promise<string> {
  const script = `const {loadConfig} = await import('./scripts/project/settings.ts')
    ${load}
    console.log(process.umask().toString(8))`
  const args = ['-c', 'umask 022; exec "$0" "$@"', process.execPath, '-e', script]
  return (await run('/bin/sh', args, {cwd: root})).output.trim()
}

test('a command that loads the settings creates files that only this user can read', async () => {
  expect(await umaskAfter('loadConfig(process.cwd())')).toBe('77')
})

test('a command that builds the site creates files that everybody can read', async () => {
  expect(await umaskAfter("loadConfig(process.cwd(), {filesFor: 'everybody'})")).toBe('22')
})

test('with HTTP_PROXY, a command still reaches the shop of this machine, and a proxy that is no address is a sentence', async () => {
  const script = `const {createServer} = await import('node:http')
    const server = createServer((_request, response) => response.setHeader('content-type', 'application/json').end('{"result": 7, "ms": 1}')).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const {loadConfig} = await import('./scripts/project/settings.ts')
    const {contentClient} = await import('./scripts/content/client.ts')
    const config = loadConfig(process.cwd())
    const client = await contentClient(config, 'http://127.0.0.1:' + server.address().port)
    console.log(await client.fetch('1'))
    server.close()
    process.exit()`
  const ask = (proxy: string) => {
    const env = {HTTP_PROXY: proxy, HTTPS_PROXY: '', SANITY_PROJECT_ID: '', LAKE_TOKEN: 'x'.repeat(40)}
    return run(process.execPath, ['-e', script], {cwd: root, env})
  }
  expect((await ask('http://127.0.0.1:9')).output.trim()).toBe('7')
  const wrong = await run(process.execPath, ['scripts/bootstrap.mjs', 'content', 'export'], {
    cwd: root,
    env: {HTTP_PROXY: 'proxy corp:8080', SANITY_PROJECT_ID: ''},
  })
  expect(wrong.output).toContain('HTTP_PROXY is no address. Write the proxy as')
  expect(wrong.output).not.toContain('    at ')
})
