import {expect, test} from 'vitest'
import {chooseLanguage} from '../languages/test-language.ts'
import {telugu} from '../words/telugu.ts'
import {problemsIn} from './problems.ts'

const FULL = 'Only 90 MB of the disk are free. Make room on the disk of the data folder.'
const NEW = 'A newer server knows of this.'
const answer = {status: 'failing', problems: ['disk space', 'a new problem'], sentences: [FULL, NEW]}

test('an English Studio shows the sentences of the server', () => {
  expect(problemsIn(answer)).toEqual([FULL, NEW])
  expect(problemsIn({status: 'ok', problems: []})).toEqual([])
})

test('a Studio in Telugu has its own words, and the sentence for a problem that it does not know', async () => {
  chooseLanguage('te-IN')
  expect((await import('./problems.ts')).problemsIn(answer)).toEqual([telugu['health.disk-space'], NEW])
})

test('words in Telugu have the figures of the server: megabytes, enquiries, hours, and a time', async () => {
  chooseLanguage('te-IN')
  const {problemsIn: inTelugu} = await import('./problems.ts')
  const problems = ['disk space', 'outbox', 'backup', 'copies of pages', 'clock', 'backup']
  const figures = [123_456, 3, 40, '2026-11-24T12:00:00.000Z', null, null]
  const shown = inTelugu({problems, sentences: problems.map(() => FULL), figures})
  expect(shown[0]).toBe(`${telugu['health.disk-space']} ఖాళీ: 1,23,456 MB.`)
  expect(shown[1]).toBe(`${telugu['health.outbox']} వేచి ఉన్నవి: 3.`)
  expect(shown[2]).toBe(`${telugu['health.backup']} చివరి బ్యాకప్ తీసి 40 గంటలైంది.`)
  expect(shown[3]).toMatch(/ ఎప్పటి నుంచి: 24 నవం, 2026/)
  expect(shown.slice(4)).toEqual([telugu['health.clock'], telugu['health.backup']])
})
