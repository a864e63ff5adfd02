import {expect, test} from 'vitest'
import {chooseLanguage} from '../languages/test-language.ts'
import {subjectOf, problemsIn} from './record.ts'
import {telugu} from '../messages/telugu.ts'

test.each([
  'by link',
  'asha@shop.example, catalogue-editor',
  'more in one hour, from any sender',
  'the backup of 2026-11-24',
  'more than 90 days old: plan.pdf, kolam.jpg',
])('the record of access keeps the English of the server in an English Studio: %s', (subject) => {
  expect(subjectOf(subject)).toBe(subject.replace('catalogue-editor', 'editor of the catalogue'))
})

test('files that are deleted after one day are more than a day old', () => {
  expect(subjectOf('more than 1 days old: plan.pdf')).toBe('more than a day old: plan.pdf')
})

/** Subjects as the server records them, in Telugu, and in Hindi. */
const SUBJECTS = [
  ['by link', 'లింక్‌తో', 'लिंक से'],
  ['an unknown name', 'తెలియని పేరు', 'अनजान नाम'],
  ['to fetch conversions', 'కన్వర్షన్లు తీసుకోవడానికి', 'कन्वर्ज़न लेने के लिए'],
  ['more in one hour, from any sender', 'ఒక గంటలో మరికొన్ని, అన్ని చోట్ల నుంచి', 'एक घंटे में और भी, सब जगहों से'],
  ['asha@shop.example, editor', 'asha@shop.example, ఎడిటర్', 'asha@shop.example, एडिटर'],
  ['asha@shop.example, one', 'asha@shop.example, వాటిలో ఒకటి', 'asha@shop.example, उनमें से एक'],
  ['Till, catalogue-editor (token-1a)', 'Till, కేటలాగ్ ఎడిటర్ (token-1a)', 'Till, कैटलॉग का एडिटर (token-1a)'],
  ['Till (token-1a)', 'Till (token-1a)', 'Till (token-1a)'],
  [
    'Scripts on this machine, administrator',
    'ఈ కంప్యూటర్‌లోని ప్రోగ్రామ్‌లు, అడ్మినిస్ట్రేటర్',
    'इस कंप्यूटर के प्रोग्राम, एडमिनिस्ट्रेटर',
  ],
  ['the backup of 2026-11-24', '2026-11-24 నాటి బ్యాకప్', '2026-11-24 का बैकअप'],
  [
    'more than 90 days old: plan.pdf, kolam.jpg',
    '90 రోజులు దాటినవి: plan.pdf, kolam.jpg',
    '90 दिन से पुरानी: plan.pdf, kolam.jpg',
  ],
  ['production: up to 2026-11-01', 'production, 2026-11-01 వరకు', 'production, 2026-11-01 तक'],
  [
    'production: product-1, product-2',
    'production: product-1, product-2',
    'production: product-1, product-2',
  ],
] as const

test.each([
  ['te-IN', 1],
  ['hi-IN', 2],
] as const)('the record of access in %s says what each event was about', async (locale, column) => {
  chooseLanguage(locale)
  const {subjectOf: inLanguage} = await import('./record.ts')
  expect(SUBJECTS.map(([subject]) => inLanguage(subject))).toEqual(SUBJECTS.map((row) => row[column]))
})

test('the record of access writes the time of a backup as people do', async () => {
  chooseLanguage('te-IN')
  const {subjectOf: inTelugu} = await import('./record.ts')
  expect(inTelugu('the backup of 2026-11-24T12:00:00.000Z')).toMatch(/^24 నవం, 2026.* నాటి బ్యాకప్$/)
  expect(inTelugu('production: up to 2026-11-01T12:00:00.000Z')).toMatch(/^production, 1 నవం, 2026.* వరకు$/)
})

const FULL = 'Only 90 MB of the disk are free. Make room on the disk of the data folder.'
const NEW = 'A newer server knows of this.'
const answer = {status: 'failing', problems: ['disk space', 'a new problem'], sentences: [FULL, NEW]}

test('an English Studio shows the sentences of the server', () => {
  expect(problemsIn(answer)).toEqual([FULL, NEW])
  expect(problemsIn({status: 'ok', problems: []})).toEqual([])
})

test('a Studio in Telugu has its own words, and the sentence for a problem that it does not know', async () => {
  chooseLanguage('te-IN')
  expect((await import('./record.ts')).problemsIn(answer)).toEqual([telugu['health.disk-space'], NEW])
})

test('words in Telugu have the figures of the server: megabytes, enquiries, hours, and a time', async () => {
  chooseLanguage('te-IN')
  const {problemsIn: inTelugu} = await import('./record.ts')
  const problems = ['disk space', 'outbox', 'backup', 'copies of pages', 'clock', 'backup']
  const figures = [123_456, 3, 40, '2026-11-24T12:00:00.000Z', null, null]
  const shown = inTelugu({status: 'attention', problems, sentences: problems.map(() => FULL), figures})
  expect(shown[0]).toBe(`${telugu['health.disk-space']} ఖాళీ: 1,23,456 MB.`)
  expect(shown[1]).toBe(`${telugu['health.outbox']} వేచి ఉన్నవి: 3.`)
  expect(shown[2]).toBe(`${telugu['health.backup']} చివరి బ్యాకప్ తీసి 40 గంటలైంది.`)
  expect(shown[3]).toMatch(/ ఎప్పటి నుంచి: 24 నవం, 2026/)
  expect(shown.slice(4)).toEqual([telugu['health.clock'], telugu['health.backup']])
})
