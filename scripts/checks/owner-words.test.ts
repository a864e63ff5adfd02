import {expect, test} from 'vitest'
import {AUDIT_EVENTS, PASSKEY_PROBLEMS, ROLES, STATUSES} from '@stone-designs/lake/admin'
import {WAYS} from '@stone-designs/lake'
import {PROBLEMS} from '../../contract/services/health.ts'
import {english} from '../../studio/messages/english.ts'

const known = new Set(Object.keys(english).map((key) => key.replace(/_(one|other)$/, '')))

/** Keys under which the Studio looks for words about what the server says. */
const keysOf = (room: string, said: Iterable<string | number>) =>
  [...said].map((name) => `${room}.${String(name).replaceAll(' ', '-')}`)

test.each([
  ['problems of the server', keysOf('health', PROBLEMS)],
  ['statuses of refusals', keysOf('refused', STATUSES)],
  ['refusals of a passkey', keysOf('refused', Object.keys(PASSKEY_PROBLEMS))],
  ['events in the record of access', keysOf('audit', AUDIT_EVENTS)],
  [
    'ways to sign in',
    keysOf(
      'audit.subject',
      Object.values(WAYS).flatMap((way) => way.split(', ')),
    ),
  ],
  ['roles', keysOf('audit.subject', ROLES)],
])('the Studio has words for all %s', (_what, keys) => {
  expect(keys.filter((key) => !known.has(key))).toEqual([])
})
