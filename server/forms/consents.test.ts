import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {HttpError} from '../../lib/http/http-error.ts'
import {openRecordsDatabase} from '../records/database.ts'
import {consentForm, openConsents} from './consents.ts'

const AT = '2026-11-21T10:11:12.345Z'
const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-21T10:11:14.000Z')
const CHOICE = consentForm.parse({version: '2', at: AT, purposes: ['statistics', 'advertising']})

const fail = (error: unknown) => {
  throw error
}

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'consents-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  return dir
}

/** Opens the choices of a folder. */
function open(dir: string, maxCount?: number) {
  const records = openRecordsDatabase(dir, (_problem, error) => fail(error))
  return {...openConsents(records, maxCount), close: records.close}
}

test('a choice survives the end of the program, and a repeated one is stored once', () => {
  const dir = folder()
  const first = open(dir)
  first.add(CHOICE, NOW)
  first.add(CHOICE, NOW + 5000)
  first.close()
  const again = open(dir)
  expect(again.madeAt(AT)).toEqual([
    {version: '2', at: AT, purposes: 'advertising,statistics', receivedAt: NOW / 1000},
  ])
  expect(again.newestTime()).toBe(NOW)
  again.close()
})

test('an erased choice is gone from the file', () => {
  const dir = folder()
  const consents = open(dir)
  consents.add({...CHOICE, version: 'erase-me'}, NOW)
  expect([consents.eraseMadeAt(AT), consents.eraseMadeAt(AT)]).toEqual([1, 0])
  consents.close()
  expect(readFileSync(join(dir, 'records.sqlite'), 'latin1')).not.toContain('erase-me')
})

test('choices older than a time are deleted, the oldest first, and later ones stay', () => {
  const consents = open(folder())
  const made = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => `${day}T00:00:00.000Z`)
  for (const [index, at] of made.entries()) consents.add({...CHOICE, at}, NOW + (2 - index) * DAY_MS)
  const left = () => made.map((at) => consents.madeAt(at).length)
  expect(consents.eraseBefore(NOW + 2 * DAY_MS, 1)).toBe(1)
  expect(left()).toEqual([1, 1, 0])
  expect(consents.eraseBefore(NOW + 2 * DAY_MS, 10)).toBe(1)
  expect(left()).toEqual([1, 0, 0])
  expect(consents.count()).toBe(1)
  consents.close()
})

test('a full record takes no more choices until some are deleted', () => {
  const consents = open(folder(), 1)
  consents.add(CHOICE, NOW)
  expect(() => consents.add({...CHOICE, version: '3'}, NOW)).toThrow(HttpError)
  consents.eraseMadeAt(AT)
  consents.add({...CHOICE, version: '3'}, NOW)
  consents.close()
})
