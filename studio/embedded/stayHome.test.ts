import {expect, test} from 'vitest'
import {answerLocally} from './stayHome.ts'

test('the question for newer modules is answered with nothing newer', async () => {
  const answer = answerLocally('https://sanity-cdn.com/v1/modules/sanity/default/%5E6.16.0/t1')
  expect(await answer?.json()).toEqual({})
})

test('the question whether feedback is taken is answered with no', () => {
  expect(answerLocally('https://api.sanity.io/vX/intake/feedback/status')?.status).toBe(403)
})

test('all else goes where it was meant to go', () => {
  expect(answerLocally('http://localhost:3000/lake/v1/users/me')).toBeUndefined()
})
