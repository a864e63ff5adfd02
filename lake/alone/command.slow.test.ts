import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {connect} from 'node:http2'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {createClient} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'

const BIN = new URL('./bin.ts', import.meta.url).pathname

let folder: string
const running = new Set<ChildProcess>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-command-'))
  mkdirSync(join(folder, 'temporary'))
})
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  rmSync(folder, {recursive: true, force: true})
})

function start(...args: string[]) {
  const env = {...process.env, TMPDIR: join(folder, 'temporary')}
  const child = spawn(process.execPath, [BIN, ...args], {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']})
  running.add(child)
  return child
}

/** Runs a command to its end. */
async function lake(...args: string[]) {
  const child = start(...args)
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return {code: child.exitCode, output: (said + failed).trim()}
}

/** Starts `lake dev` and waits until it has said where it is. */
async function dev(...args: string[]) {
  const child = start('dev', '--port', '0', ...args)
  const began = performance.now()
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('Ctrl-C')) break
  }
  const seconds = (performance.now() - began) / 1000
  const url = /address +(\S+)/.exec(said)?.[1] ?? ''
  const token = /token +(\S+)/.exec(said)?.[1] ?? ''
  return {child, said, url, token, seconds, port: new URL(url).port}
}

const seed = () => {
  const path = join(folder, 'seed.ndjson')
  writeFileSync(
    path,
    '{"_id": "a", "_type": "note", "text": "Hello"}\n{"_id": "drafts.a", "_type": "note"}\n',
  )
  return path
}

test('a lake in a folder is served, exported at its end, copied, checked and restored', async () => {
  const place = ['--data', 'content', '--project', 'shop', '--dataset', 'site']
  const {child, url, token, said, port} = await dev(
    ...place,
    '--import',
    seed(),
    '--export-on-exit',
    'x.tar.gz',
  )
  expect(said).toContain(`projectId: 'shop', dataset: 'site', apiHost: '${url}'`)
  const connection = {projectId: 'shop', dataset: 'site', apiHost: url, useProjectHostname: false, token}
  const client = createClient({...connection, apiVersion: '2025-02-19', useCdn: false, perspective: 'drafts'})
  expect(await client.fetch('*[_type == "note"]{text}')).toEqual([{text: null}])
  await client.createOrReplace({_id: 'a', _type: 'note', text: 'Changed'})
  expect(await lake('import', 'seed.ndjson', ...place)).toMatchObject({
    code: 1,
    output: expect.stringContaining('Another process has the lake'),
  })
  expect(await lake('dev', '--memory', '--port', port)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`Port ${port} cannot be used`),
  })
  expect(await lake('snapshot', 'copy', ...place)).toMatchObject({code: 0})
  await client.delete({query: '*[_type == "note"]'})
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([0, null])

  expect(await lake('check', ...place)).toEqual({code: 0, output: 'The lake is sound.'})
  expect((await lake('restore', 'copy', ...place)).output).toContain('The lake is restored.')
  expect((await lake('export', 'restored.tar.gz', ...place)).output).toContain('2 documents and 0 assets')
  expect((await lake('import', 'restored.tar.gz', ...place)).output).toContain('already exists')
  expect(await lake('import', 'restored.tar.gz', '--replace', ...place)).toMatchObject({code: 0})
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['x.tar.gz', 'restored.tar.gz', 'copy', 'content']),
  )
})

test('a lake in memory starts in a second and writes nothing', async () => {
  const {child, url, token, seconds} = await dev('--memory')
  const upload = {method: 'POST', headers: {authorization: `Bearer ${token}`}, body: 'a list'}
  const sent = await fetch(`${url}/v1/assets/files/production?filename=a.txt`, upload)
  expect(sent.status).toBe(200)
  child.kill('SIGTERM')
  await once(child, 'close')
  expect(readdirSync(folder, {recursive: true})).toEqual(['temporary'])
  // Many times that on a machine that does other things too.
  expect(seconds).toBeLessThan(10)
})

test('a lake with a certificate speaks HTTP/2, which a Studio needs', async () => {
  const [cert, key] = ['cert.pem', 'key.pem'].map((name) => join(folder, name))
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-subj', '/CN=localhost', '-days', '2']
  const made = spawn('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    ...names,
    '-nodes',
    '-keyout',
    String(key),
    '-out',
    String(cert),
  ])
  expect(await once(made, 'close')).toEqual([0, null])
  const {url, child} = await dev('--memory', '--cert', 'cert.pem', '--key', 'key.pem')
  const session = connect(url, {ca: readFileSync(String(cert))})
  const answer = await text(session.request({':path': '/v1/ping'}))
  session.close()
  expect(answer).toBe('{"pong":true}')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
})

test.each([
  [['dev', '--port', 'many'], '"many" is no port'],
  [['dev', '--memory', '--import', 'gone.tar.gz'], 'There is no'],
  [['dev', '--cert', 'gone.pem', '--key', 'gone.pem'], 'There is no gone.pem'],
  [['dev', '--what'], "Unknown option '--what'"],
  [['check'], 'There is no lake in .lake'],
])('%j ends with a sentence', async (args, sentence) => {
  const {code, output} = await lake(...args)
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)])
  expect(output.split('\n')).toHaveLength(1)
})
