import {expect, test} from 'vitest'
import {DRAFT_NOTICE} from './draft-notice.ts'
import {keepingOf} from './PrivacyPage.tsx'
import {completeNotice} from './privacy.queries.ts'

test('a shop without a notice of its own shows the draft', () => {
  expect(completeNotice(null)).toEqual(DRAFT_NOTICE)
  const empty = {privacyVersion: null, privacyDate: null, privacyIntro: null, privacyParts: null}
  expect(completeNotice(empty)).toEqual(DRAFT_NOTICE)
})

test('what the owner has written replaces the draft, and an unfinished part is left out', () => {
  const stored = {
    privacyVersion: '2',
    privacyDate: '2027-05-13',
    privacyIntro: null,
    privacyParts: [
      {heading: 'What we collect', text: 'Nothing.'},
      {heading: 'Half', text: ''},
    ],
  }
  expect(completeNotice(stored)).toEqual({
    version: '2',
    date: '2027-05-13',
    intro: DRAFT_NOTICE.intro,
    parts: [{heading: 'What we collect', text: 'Nothing.'}],
  })
})

test('the draft says what, why, who receives it, how to withdraw, which rights there are and where to complain', () => {
  const words = DRAFT_NOTICE.parts.map(({heading, text}) => `${heading} ${text}`).join('\n')
  for (const word of [
    /collect/,
    /why/,
    /receives/,
    /taken back/,
    /corrected/,
    /erased/,
    /Data Protection Board/,
  ])
    expect(words).toMatch(word)
})

test('periods of the settings are read as days or whole years', () => {
  const rows = keepingOf({enquiries: 730, uploads: 365, errors: 90, choices: 1})
  expect(rows.slice(0, 4).map(({period}) => period)).toEqual([
    '2 years.',
    'One year.',
    '90 days.',
    'One day.',
  ])
  expect(keepingOf()[0]?.period).toBe('Until you ask us to erase it.')
})
