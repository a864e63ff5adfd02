import {once} from 'node:events'
import {createServer} from 'node:http'
import {createClient} from '@sanity/client'
import {expect, onTestFinished, test} from 'vitest'
import {readConfig} from '../../server/config.ts'
import {contentClient} from './client.ts'
import {explained} from './failure.ts'

/** @returns the origin of a proxy that answers everything with this status and body */
async function proxyWith(status: number, body: string) {
  const proxy = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(status, {'content-type': 'text/html'}).end(body))
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const address = proxy.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

/** Sentence of a command about a write that failed at a proxy with this response. */
async function saidOver(status: number, body: string) {
  const client = createClient({
    projectId: 'stone',
    dataset: 'production',
    apiHost: `${await proxyWith(status, body)}/lake`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
  })
  const error: unknown = await client.create({_type: 'product'}).catch((failure: unknown) => failure)
  const said = explained(error, client, {what: 'the import', again: 'import again'})
  return said instanceof Error ? `${said.name}: ${said.message}` : ''
}

test.each([
  [413, '<html><title>413 Request Entity Too Large</title>', /proxy in front of .* \(413\).*client_max_body/],
  [502, '<html><title>502 Bad Gateway</title>', /A proxy, or another program, answered at .* \(502\)/],
  [504, '', /A proxy, or another program, answered at .* \(504\)/],
])('a command names the %i page of a proxy as the proxy’s', async (status, body, sentence) => {
  const said = await saidOver(status, body)
  expect(said).toMatch(/^PlainError: /)
  expect(said).toMatch(sentence)
  expect(said).toContain('import again')
})

test('a program that answers 200 with a page at the port of the shop is not taken for the shop', async () => {
  const config = readConfig({LAKE_TOKEN: 'x'.repeat(40)}, '/nowhere')
  const other = await proxyWith(200, '<!doctype html><title>It works!</title>')
  await expect(contentClient(config, other)).rejects.toThrow(
    /^A proxy, or another program, answered at .*200/,
  )
  expect((await contentClient(config, 'http://127.0.0.1:9')).config().token).toHaveLength(40)
})
