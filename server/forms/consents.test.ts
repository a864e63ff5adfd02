import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {Refusal} from '../http/refusal.ts'
import {consentForm, openConsents} from './consents.ts'

const AT = '2026-11-21T10:11:12.345Z'
const NOW = Date.parse('2026-11-21T10:11:14.000Z')
const CHOICE = consentForm.parse({version: '2', at: AT, purposes: ['statistics', 'advertising']})

function folder() {
  const dir = mkdtempSync(join(tmpdir(), 'consents-'))
  onTestFinished(() => rmSync(dir, {recursive: true}))
  return dir
}

test('a choice survives the end of the program, and a repeated one is stored once', () => {
  const dir = folder()
  const first = openConsents({dir})
  first.add(CHOICE, NOW)
  first.add(CHOICE, NOW + 5000)
  first.close()
  const again = openConsents({dir})
  expect(again.madeAt(AT)).toEqual([
    {version: '2', at: AT, purposes: 'advertising,statistics', receivedAt: NOW / 1000},
  ])
  expect(again.newestTime()).toBe(NOW)
  again.close()
})

test('an erased choice is gone from the file', () => {
  const dir = folder()
  const consents = openConsents({dir})
  consents.add({...CHOICE, version: 'erase-me'}, NOW)
  expect([consents.eraseMadeAt(AT), consents.eraseMadeAt(AT)]).toEqual([1, 0])
  consents.close()
  expect(readFileSync(join(dir, 'consents.db'), 'latin1')).not.toContain('erase-me')
})

test('choices older than a time are deleted, and later ones stay', () => {
  const consents = openConsents({dir: folder()})
  consents.add(CHOICE, NOW)
  consents.add({...CHOICE, at: '2026-11-22T00:00:00.000Z'}, NOW + 86_400_000)
  expect(consents.eraseBefore(NOW + 1000)).toBe(1)
  expect(consents.madeAt('2026-11-22T00:00:00.000Z')).toHaveLength(1)
  consents.close()
})

test('a full record takes no more choices until some are deleted', () => {
  const consents = openConsents({dir: folder(), maxCount: 1})
  consents.add(CHOICE, NOW)
  expect(() => consents.add({...CHOICE, version: '3'}, NOW)).toThrow(Refusal)
  consents.eraseMadeAt(AT)
  consents.add({...CHOICE, version: '3'}, NOW)
  consents.close()
})
