import {globSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {answerLocally, atOneHost} from './stay-home.ts'

const lake = {projectId: 'stone-designs', apiHost: 'http://localhost:3000/lake'}

test('patch 7: Sanity still has the addresses of its own servers that are answered here', () => {
  const sanity = globSync('node_modules/sanity/lib/*.js').map((file) => readFileSync(file, 'utf8'))
  for (const address of [
    '/v1/modules`',
    'https://api.sanity.io/vX/intake/feedback',
    '?tag=sanity.studio.protocol-check',
  ])
    expect(sanity.filter((code) => code.includes(address)).length, address).toBeGreaterThan(0)
})

test('a request for newer modules returns none', async () => {
  const response = answerLocally('https://sanity-cdn.com/v1/modules/sanity/default/%5E6.16.0/t1')
  expect(await response?.json()).toEqual({})
})

test('a request for the state of the feedback form returns 403', () => {
  expect(answerLocally('https://api.sanity.io/vX/intake/feedback/status')?.status).toBe(403)
})

test('the probe for HTTP/1.1 returns an empty response', () => {
  expect(answerLocally('http://localhost:3000/lake/v1/ping?tag=sanity.studio.protocol-check')?.status).toBe(
    204,
  )
})

test('all other requests go to their own address', () => {
  const url = 'http://localhost:3000/lake/v1/users/me'
  expect(answerLocally(url)).toBeUndefined()
  expect(atOneHost(url, lake)).toBe(url)
  expect(atOneHost('https://stone-designs.api.sanity.io/v1/users/me', lake)).toBe(
    'https://stone-designs.api.sanity.io/v1/users/me',
  )
})

test('a request to the host of the project goes to the host of the lake', () => {
  expect(atOneHost('http://stone-designs.localhost:3000/lake/v2021-06-07/users/me?tag=a', lake)).toBe(
    'http://localhost:3000/lake/v2021-06-07/users/me?tag=a',
  )
})
