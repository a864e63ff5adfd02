import {expect, test} from 'vitest'
import {answerLocally, atOneHost} from './stay-home.ts'

const lake = {projectId: 'stone-designs', apiHost: 'http://localhost:3000/lake'}

test('the question for newer modules is answered with nothing newer', async () => {
  const answer = answerLocally('https://sanity-cdn.com/v1/modules/sanity/default/%5E6.16.0/t1')
  expect(await answer?.json()).toEqual({})
})

test('the question whether feedback is taken is answered with no', () => {
  expect(answerLocally('https://api.sanity.io/vX/intake/feedback/status')?.status).toBe(403)
})

test('the probe for HTTP/1.1 leaves no trace from which a protocol could be read', () => {
  expect(answerLocally('http://localhost:3000/lake/v1/ping?tag=sanity.studio.protocol-check')?.status).toBe(
    204,
  )
})

test('all else goes where it was meant to go', () => {
  const url = 'http://localhost:3000/lake/v1/users/me'
  expect(answerLocally(url)).toBeUndefined()
  expect(atOneHost(url, lake)).toBe(url)
  expect(atOneHost('https://stone-designs.api.sanity.io/v1/users/me', lake)).toBe(
    'https://stone-designs.api.sanity.io/v1/users/me',
  )
})

test('what asks the project’s own host is sent to the lake’s one host', () => {
  expect(atOneHost('http://stone-designs.localhost:3000/lake/v2021-06-07/users/me?tag=a', lake)).toBe(
    'http://localhost:3000/lake/v2021-06-07/users/me?tag=a',
  )
})
