import {expect, test} from 'vitest'
import {ageCheck, whyNoBackups} from './index.ts'

const HOUR_MS = 3_600_000

test('a shop of two days without a backup, or with a failed one, is for the owner’s attention', async () => {
  const problemOf = async (newest: number | undefined, age: number, isFailing: boolean) => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
    const newestAt = async () => (newest === undefined ? undefined : ago(newest))
    return ageCheck({isFailing: async () => isFailing, newestAt}, async () => ago(age)).problem()
  }
  expect(await problemOf(undefined, 48, false)).toContain('There is no backup')
  expect(await problemOf(undefined, 5, false)).toBeUndefined()
  expect(await problemOf(35, 48, false)).toBeUndefined()
  expect(await problemOf(5, 48, true)).toContain('The last automatic backup failed')
})

test.each([
  ['a file', {dir: import.meta.filename}, /^BACKUP_DIR cannot be used.*is a file and no folder/],
  ['a folder below a file', {dir: `${import.meta.filename}/a/b`}, /^BACKUP_DIR cannot be used/],
  [
    'a program that is not installed',
    {command: 'rclonne copy "$1" x'},
    /^BACKUP_COMMAND begins with rclonne,/,
  ],
  ['a script that is not there', {command: '/nowhere/copy.sh'}, /begins with \/nowhere\/copy.sh,/],
])(
  'settings of backups that name %s are told in words before the night',
  async (_what, settings, sentence) => {
    expect(await whyNoBackups({dir: import.meta.dirname, ...settings})).toMatch(sentence)
  },
)

test.each(['cd / && ls', 'sh -c "exit 3"', 'FLAG=1 rclonne', 'if true; then rclonne; fi', '"$HOME/copy" x'])(
  'the command %s of backups is not called missing',
  async (command) => {
    expect(await whyNoBackups({dir: `${import.meta.dirname}/not/yet`, command})).toBeUndefined()
  },
)
