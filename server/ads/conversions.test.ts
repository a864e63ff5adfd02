import {expect, test} from 'vitest'
import {conversionsOf, type ConversionEvent} from './conversions.ts'
import {fetchedFile, uploadedFile} from './files.ts'

const NOW = Date.parse('2026-11-23T06:00:00.000Z')
const day = (ago: number) => new Date(NOW - ago * 86_400_000).toISOString()

const click = (name: string, value: string, ago = 1) => ({
  _key: value,
  _type: 'click',
  name,
  value,
  at: day(ago),
})

const lead = (fields: object = {}) => ({
  _id: 'lead.1',
  _type: 'lead',
  kind: 'submission',
  receivedAt: '2026-11-21T09:34:05.000Z',
  pageUri: 'https://shop.example/designs/fountain',
  consent: {version: '1', at: '2026-11-21T09:30:00.000Z', purposes: ['advertising']},
  clicks: [click('gclid', 'Cj0K', 3)],
  value: 15_000,
  ...fields,
})

const rowsOf = (fields: object, event: ConversionEvent = 'enquiry') =>
  conversionsOf([lead(fields)], event, NOW).rows
const leftOutOf = (fields: object) => conversionsOf([lead(fields)], 'enquiry', NOW).leftOut

test('the file for Google has the columns, one id a row, and times with the offset of India', () => {
  const {rows} = conversionsOf(
    [lead(), lead({_id: 'lead.2', clicks: [click('wbraid', 'w-1')], receivedAt: day(1), value: undefined})],
    'enquiry',
    NOW,
  )
  expect(fetchedFile(rows)).toBe(`gclid,gbraid,wbraid,conversion_time,value,currency,order_id
Cj0K,,,2026-11-21T15:04:05+05:30,15000,INR,lead-1
,,w-1,2026-11-22T11:30:00+05:30,,INR,lead-2
`)
})

test('the file that a person uploads has Google’s own columns, and only clicks with a gclid', () => {
  const [conversion] = rowsOf({})
  const [other] = rowsOf({clicks: [click('gbraid', 'g')]})
  if (!conversion || !other) throw new Error('There are no rows')
  expect(uploadedFile([conversion, other].map((each) => ({event: 'ordered', conversion: each}))))
    .toBe(`Parameters:TimeZone=+0530
Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency,Order ID,Ad User Data,Ad Personalization
Cj0K,ordered,2026-11-21 15:04:05,15000,INR,lead-1,Granted,Granted
`)
})

test('an event has the time of its stage and the amount that was written', () => {
  const stages = [
    {stage: 'quoted', at: day(2)},
    {stage: 'ordered', at: day(1)},
  ]
  const ordered = {stage: 'ordered', amount: 120_000, stages}
  expect(rowsOf(ordered, 'quoted')).toMatchObject([{at: Date.parse(day(2)), value: 120_000}])
  expect(rowsOf(ordered, 'ordered')).toMatchObject([{at: Date.parse(day(1)), value: 120_000}])
  expect(rowsOf({stage: 'delivered', stages: [{stage: 'delivered', at: day(1)}]}, 'ordered')).toHaveLength(1)
  expect(rowsOf({...ordered, stage: 'lost'}, 'ordered')).toEqual([])
  expect(rowsOf({}, 'ordered')).toEqual([])
})

test('a quotation stays one in every later stage, but not when its stage is new again', () => {
  const stages = [
    {stage: 'quoted', at: day(2)},
    {stage: 'new', at: day(1)},
  ]
  expect(rowsOf({stage: 'new', stages}, 'quoted')).toEqual([])
  expect(rowsOf({stages}, 'quoted')).toEqual([])
  for (const stage of ['quoted', 'ordered', 'delivered', 'lost'])
    expect(rowsOf({stage, stages: [stages[0], {stage, at: day(1)}]}, 'quoted')).toMatchObject([
      {at: Date.parse(day(2))},
    ])
})

test('an answer is no quotation, and a quotation that is set back to answered is none either', () => {
  const stages = [
    {stage: 'quoted', at: day(2)},
    {stage: 'answered', at: day(1)},
  ]
  expect(rowsOf({stage: 'answered', stages}, 'quoted')).toEqual([])
  expect(rowsOf({stage: 'answered', stages: stages.slice(1)}, 'quoted')).toEqual([])
  expect(rowsOf({stage: 'answered', stages: stages.slice(1)}, 'enquiry')).toHaveLength(1)
})

test('an order after a correction has its own time, not that of the mistake', () => {
  const stages = [
    {stage: 'ordered', at: day(91)},
    {stage: 'new', at: day(91)},
    {stage: 'quoted', at: day(30)},
    {stage: 'ordered', at: day(2)},
    {stage: 'delivered', at: day(1)},
  ]
  const fields = {stage: 'delivered', stages, receivedAt: day(92), clicks: [click('gclid', 'a', 92)]}
  expect(rowsOf(fields, 'ordered')).toMatchObject([{at: Date.parse(day(2))}])
  expect(rowsOf(fields, 'quoted')).toMatchObject([{at: Date.parse(day(30))}])
})

test('an e-mail is no contact intent, so only its quotation and its order have rows', () => {
  const stages = [
    {stage: 'quoted', at: day(2)},
    {stage: 'ordered', at: day(1)},
  ]
  const email = {action: 'email', stage: 'ordered', stages}
  expect(conversionsOf([lead(email)], 'enquiry', NOW)).toEqual({
    rows: [],
    leftOut: {'no consent': 0, 'no click': 0, 'too old': 0},
  })
  expect([rowsOf(email, 'quoted').length, rowsOf(email, 'ordered').length]).toEqual([1, 1])
})

test.each([
  ['without a choice', {consent: undefined}, 'no consent'],
  ['that allowed statistics only', {consent: {version: '1', purposes: ['statistics']}}, 'no consent'],
  ['without a click', {clicks: []}, 'no click'],
  ['whose click somebody made up', {clicks: [click('gclid', '=HYPERLINK("x")')]}, 'no click'],
  ['with a click from elsewhere', {clicks: [click('msclkid', 'a')]}, 'no click'],
  ['of 91 days ago', {receivedAt: day(91), clicks: [click('gclid', 'a', 92)]}, 'too old'],
  ['91 days after the click', {receivedAt: day(0), clicks: [click('gclid', 'a', 91)]}, 'too old'],
])('an enquiry %s has no row', (_, fields, reason) => {
  expect(rowsOf(fields)).toEqual([])
  expect(leftOutOf(fields)).toEqual({'no consent': 0, 'no click': 0, 'too old': 0, [reason]: 1})
})

test('qualified leads, enquiries that were added by hand and damaged documents have no rows', () => {
  const leads = [
    lead({kind: 'qualified'}),
    lead({kind: 'manual'}),
    {_id: 7},
    null,
    lead({receivedAt: 'soon'}),
  ]
  expect(conversionsOf(leads, 'enquiry', NOW)).toEqual({
    rows: [],
    leftOut: {'no consent': 0, 'no click': 0, 'too old': 0},
  })
})

test('the newest click counts, also when only the address of the page has it', () => {
  const pageUri = 'https://shop.example/designs/fountain?gclid=fromThePage'
  expect(rowsOf({pageUri, clicks: [click('gclid', 'old', 9)]})).toMatchObject([
    {click: {value: 'fromThePage'}},
  ])
  expect(rowsOf({pageUri, clicks: [click('gclid', 'fromThePage', 95)]})).toEqual([])
})

test('a click after the enquiry, by a clock that was ahead, counts only where there is no other', () => {
  const ahead = click('gclid', 'ahead', -300)
  expect(rowsOf({clicks: [ahead, click('gbraid', 'before', 9)]})).toMatchObject([{click: {value: 'before'}}])
  expect(rowsOf({clicks: [ahead]})).toMatchObject([{click: {value: 'ahead'}}])
  const late = {stage: 'ordered', stages: [{stage: 'ordered', at: day(0)}], receivedAt: day(91)}
  expect(rowsOf({...late, clicks: [ahead]}, 'ordered')).toEqual([])
})

test('a click counts as before the enquiry when the clock of the device is a minute ahead', () => {
  const at = '2026-11-21T09:35:05.000Z'
  const clicks = [click('gclid', 'before', 9), {...click('gclid', 'now'), at}]
  expect(rowsOf({clicks})).toMatchObject([{click: {value: 'now'}}])
})
