import {expect, test} from 'vitest'
import {advisoriesIn} from './advisories.ts'

const LOOP = {
  source: 1,
  name: 'slow-regex',
  dependency: 'slow-regex',
  title: 'A long line takes minutes',
  url: 'https://advisories.example/1',
  severity: 'high',
  range: '<2.0.1',
}

test('an advisory is listed once, with its package and its versions', () => {
  const vulnerabilities = {
    'slow-regex': {name: 'slow-regex', severity: 'high', via: [LOOP]},
    'static-server': {name: 'static-server', severity: 'high', via: ['slow-regex']},
  }
  expect(advisoriesIn(JSON.stringify({auditReportVersion: 2, vulnerabilities}))).toEqual([
    {
      package: 'slow-regex',
      severity: 'high',
      title: 'A long line takes minutes',
      url: 'https://advisories.example/1',
      range: '<2.0.1',
    },
  ])
})

test('packages without advisories give an empty list', () => {
  expect(advisoriesIn('{"auditReportVersion": 2, "vulnerabilities": {}}')).toEqual([])
})

test.each([
  [
    '{"message": "405 Method Not Allowed - POST https://registry.example/bulk", "error": {}}',
    '405 Method Not Allowed',
  ],
  ['npm error network', 'npm error network'],
  ['', 'no answer'],
])('a registry that does not answer is named as the reason: %j', (output, reason) => {
  expect(() => advisoriesIn(output)).toThrow(`does not answer questions about advisories (${reason})`)
})
