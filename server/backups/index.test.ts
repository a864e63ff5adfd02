import {expect, test} from 'vitest'
import {ageCheck} from './index.ts'

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
