import {expect, test} from 'vitest'
import {pageContextOf, shortReport, wholeReport, submissionBody} from './lead-bodies.ts'

const page = pageContextOf('https://shop.example/designs/gazebo?item=GAZ-003', 'Gazebo')

const clicks = (count: number) => ({
  clickID: Array.from({length: count}, (_, number) => ({
    [`${number}-`.padEnd(100, 'x')]: {name: 'gclid', ts: 1_732_147_200_000 + number},
  })),
})

const storeOf = (report: string): {clickID: Record<string, unknown>[]} =>
  JSON.parse(new URLSearchParams(report).get('store') ?? '')

test('a report of few ad clicks is whole', () => {
  expect(shortReport(clicks(5), page)).toBe(wholeReport(clicks(5), page))
})

test('a report of many ad clicks has the newest that fit in 8000 bytes', () => {
  const report = shortReport(clicks(100), page)
  expect(report.length).toBeLessThanOrEqual(8000)
  const {clickID} = storeOf(report)
  expect(clickID.length).toBeGreaterThan(30)
  expect(clickID).toEqual(clicks(100).clickID.slice(-clickID.length))
})

test('an address of usual length stays as it is', () => {
  expect(page).toEqual({pageUri: 'https://shop.example/designs/gazebo?item=GAZ-003', pageName: 'Gazebo'})
})

test('a very long address keeps its path and the open product', () => {
  const href = `https://shop.example/designs/gazebo?gclid=${'a'.repeat(2000)}&item=GAZ-003#x`
  expect(pageContextOf(href, 'a'.repeat(500))).toEqual({
    pageUri: 'https://shop.example/designs/gazebo?item=GAZ-003',
    pageName: 'a'.repeat(200),
  })
})

test('an enquiry that would be too large with its ad clicks is sent without them', () => {
  const store = {clickID: [{['x'.repeat(1000)]: {name: 'gclid', ts: 1}}]}
  const form = (length: number) => ({fields: [{name: 'product_url', value: 'y'.repeat(length)}], context: {}})
  expect(JSON.parse(submissionBody({...form(100), ref: 'K7Q2MT', store}))).toEqual({
    ...form(100),
    ref: 'K7Q2MT',
    store,
  })
  expect(JSON.parse(submissionBody({...form(7500), ref: 'K7Q2MT', store}))).toEqual({
    ...form(7500),
    ref: 'K7Q2MT',
  })
})
