import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {z} from 'zod'
import {openErrorLog} from './error-log.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'errors-'))
})

afterEach(() => rmSync(dir, {recursive: true, force: true}))

const line = z.object({at: z.string(), message: z.string(), pageUrl: z.string().optional()})
const read = (name: string) =>
  readFileSync(join(dir, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => line.parse(JSON.parse(text)))

const at = '2026-11-21T10:00:00.000Z'

test('an error is one line, whatever it contains, in a file that only this user can read', async () => {
  const log = openErrorLog({dir})
  await log.write({at, message: 'first\n{"forged": true}\r\u2028'})
  await log.write({at, message: 'second', pageUrl: 'https://shop.example/designs?item=1'})
  expect(read('browser-errors.log')).toEqual([
    {at, message: 'first\n{"forged": true}\r\u2028'},
    {at, message: 'second', pageUrl: 'https://shop.example/designs?item=1'},
  ])
  expect(statSync(join(dir, 'browser-errors.log')).mode & 0o777).toBe(0o600)
})

test('fragments, passwords and the rest of long texts are left out', async () => {
  const log = openErrorLog({dir})
  await log.write({
    at,
    message: 'm'.repeat(9000),
    pageUrl: 'https://me:secret@shop.example/studio/#sign-in=code',
  })
  await log.write({at, message: 'm', pageUrl: 'no address #secret'})
  const [first, second] = read('browser-errors.log')
  expect(first).toEqual({at, message: 'm'.repeat(2000), pageUrl: 'https://shop.example/studio/'})
  expect(second?.pageUrl).toBe('no address ')
})

test('a message and an address keep only the parameters that the site knows', async () => {
  const log = openErrorLog({dir})
  const url = 'https://shop.example/designs?item=7&msclkid=M'
  await log.write({at, message: `No page at ${url}`, pageUrl: `${url}#srsltid=S`})
  const kept = 'https://shop.example/designs?item=7'
  expect(read('browser-errors.log')).toEqual([{at, message: `No page at ${kept}`, pageUrl: kept}])
})

test('old files are deleted, so the log stays within its bound under simultaneous writes', async () => {
  const log = openErrorLog({dir, maxBytes: 2000, keep: 2})
  await Promise.all(
    Array.from({length: 100}, (_, number) => log.write({at, message: `${number} ${'x'.repeat(100)}`})),
  )
  expect(readdirSync(dir).sort()).toEqual([
    'browser-errors.log',
    'browser-errors.log.1',
    'browser-errors.log.2',
  ])
  const all = ['browser-errors.log.2', 'browser-errors.log.1', 'browser-errors.log'].flatMap(read)
  const numbers = all.map(({message}) => Number.parseInt(message, 10))
  expect(numbers).toEqual(Array.from({length: numbers.length}, (_, index) => 100 - numbers.length + index))
  expect(statSync(join(dir, 'browser-errors.log.1')).size).toBeLessThan(2200)
})

test('a line that cannot be written is a failure', async () => {
  const log = openErrorLog({dir})
  rmSync(dir, {recursive: true})
  await expect(log.write({at, message: 'lost'})).rejects.toThrow('ENOENT')
})

test('errors are found and deleted in all files, and the others stay', async () => {
  const log = openErrorLog({dir, maxBytes: 150})
  for (const number of [1, 2, 3, 4])
    await log.write({
      at: `2026-11-0${number}T00:00:00.000Z`,
      message: `failure ${number}`,
      pageUrl: 'https://a/',
    })
  const isOld = ({at}: {at: string}) => at < '2026-11-03'
  expect((await log.find(isOld)).map(({message}) => message)).toEqual(['failure 1', 'failure 2'])
  expect(await log.erase(isOld)).toBe(2)
  expect((await log.find(() => true)).map(({message}) => message)).toEqual(['failure 3', 'failure 4'])
  await log.write({at: '2026-11-05T00:00:00.000Z', message: 'failure 5'})
  expect(await log.find(({message}) => message === 'failure 5')).toHaveLength(1)
})
