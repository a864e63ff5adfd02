import {expect, test} from 'vitest'
import {openAdmission} from '../../lib/admission/admission.ts'
import {openLakeLimits} from './lake-limits.ts'

const open = () => openLakeLimits(openAdmission({onNotice: () => undefined}))
const refusal = (status: number) => expect.objectContaining({status, retryAfter: expect.any(Number)})

test.each([
  ['streams', 1500, 10_000],
  ['filters', 100_000, 400_000],
  ['exports', 8, 100],
  ['bodies', 64, 500],
  ['waiting', 8, 100],
  ['sockets', 200, 2000],
  ['socketsOfPeople', 200, 2000],
] as const)('%s: one address has %i slots, and all addresses together have %i', (kind, ofClient, ofAll) => {
  const slots = open()[kind]
  for (let n = 0; n < ofClient; n += 1) slots.hold('greedy')
  expect(() => slots.hold('greedy')).toThrow(refusal(429))
  for (let n = ofClient; n < ofAll; n += 1) slots.hold(`client ${n}`)
  expect(() => slots.hold('another')).toThrow(refusal(503))
})

test('undelivered answers: one address has 100 MB, and all addresses together have 200, except for a first answer', () => {
  const {undelivered} = open()
  const megabytes = (clientKey: string, amount: number) => undelivered.hold(clientKey, amount * 1_000_000)
  const read = megabytes('a', 120)
  expect(() => megabytes('a', 1)).toThrow(refusal(429))
  for (let n = 0; n < 8; n += 1) megabytes(`client ${n}`, 10)
  expect(() => megabytes('another', 1)).toThrow(refusal(503))
  read()
  megabytes('another', 1)
})

test('a query costs a client one point of 3,000 a minute, and one more for each 5 milliseconds', async () => {
  const {queries} = open()
  await queries.take('a')
  queries.charge('a', 2998 * 5 + 4)
  await queries.take('a')
  await expect(queries.take('a')).rejects.toMatchObject({status: 429})
  await queries.take('b')
})

test('all clients together have 20,000 points of queries a minute, the last quarter for those who used few', async () => {
  const {queries} = open()
  for (let clientKey = 0; clientKey < 5; clientKey += 1) {
    await queries.take(`greedy ${clientKey}`)
    queries.charge(`greedy ${clientKey}`, 2998 * 5)
  }
  await queries.take('greedy 5')
  queries.charge('greedy 5', 400 * 5)
  await expect(queries.take('greedy 5')).rejects.toMatchObject({status: 503})
  for (let clientKey = 0; clientKey < 16; clientKey += 1) {
    await queries.take(`modest ${clientKey}`)
    queries.charge(`modest ${clientKey}`, 299 * 5)
  }
  await expect(queries.take('another')).rejects.toMatchObject({status: 503})
})
