import {Mutation} from '@sanity/mutator'
import {PatchEvent, toMutationPatches} from 'sanity'
import {expect, test} from 'vitest'
import seed from '../../scripts/seed/site.json' with {type: 'json'}
import {DAYS} from '../../schemas/fields/shop-fields.ts'
import {hoursIn, hoursPatches, openingHours} from './hours.ts'

const WEEK = openingHours.parse(seed.opening)
const SUNDAY = openingHours.parse([
  {days: DAYS.slice(0, 6), opens: '09:30', closes: '20:00'},
  {days: ['Sunday'], opens: '12:00', closes: '17:00'},
])

test('the hours of the shop make the texts that the shop has, in three languages', () => {
  const {en, te, hi} = seed.hours
  expect([hoursIn('en', WEEK), hoursIn('te', WEEK), hoursIn('hi', WEEK)]).toEqual([en, te, hi])
})

test('days in a row are a span, others are named, and each part of the day has its word', () => {
  expect(hoursIn('en', SUNDAY)).toBe('Monday to Saturday, 9:30 am to 8 pm; Sunday, 12 pm to 5 pm')
  expect(hoursIn('te', SUNDAY)).toBe(
    'సోమవారం నుంచి శనివారం వరకు, ఉదయం 9:30 నుంచి రాత్రి 8 వరకు; ఆదివారం, మధ్యాహ్నం 12 నుంచి సాయంత్రం 5 వరకు',
  )
  expect(hoursIn('hi', SUNDAY)).toBe(
    'सोमवार से शनिवार तक, सुबह 9:30 से रात 8 बजे तक; रविवार, दोपहर 12 से शाम 5 बजे तक',
  )
  const some = [{days: [DAYS[0], DAYS[2]], opens: '10:00', closes: '16:00'}]
  expect(hoursIn('en', some)).toBe('Monday and Wednesday, 10 am to 4 pm')
})

const after = (document: Record<string, unknown>, isAlways: boolean): unknown => {
  const {patches} = PatchEvent.from(hoursPatches(document, SUNDAY, isAlways))
  const mutations = toMutationPatches(patches).map((patch) => ({patch: {id: 'siteSettings', ...patch}}))
  return new Mutation({mutations}).apply(
    structuredClone({_id: 'siteSettings', _type: 'siteSettings', ...document}),
  )
}

test('changed hours are written into all texts at once, and no translation is left to check', () => {
  const [hours, te, hi] = (['en', 'te', 'hi'] as const).map((language) => hoursIn(language, SUNDAY))
  const old = {_key: 'te', language: 'te', hours: 'పాత', english: {hours: 'Old'}}
  for (const found of [{}, {translations: [old]}])
    expect(after({hours: 'Old', callHours: 'Old', ...found}, false)).toMatchObject({
      hours,
      callHours: hours,
      translations: [
        {language: 'te', hours: te, callHours: te, english: {hours, callHours: hours}},
        {language: 'hi', hours: hi, callHours: hi, english: {hours, callHours: hours}},
      ],
    })
})

test('a phone that is answered at all hours is so in three languages', () => {
  expect(after({hours: 'Old'}, true)).toMatchObject({
    callHours: seed.callHours.en,
    translations: [{callHours: seed.callHours.te}, {callHours: seed.callHours.hi}],
  })
})
