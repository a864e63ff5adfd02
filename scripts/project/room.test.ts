import {tmpdir} from 'node:os'
import {expect, test} from 'vitest'
import {assertRoom} from './room.ts'

test('something larger than the free space of a disk is not made', async () => {
  await expect(assertRoom(tmpdir(), {what: 'The catalogue', bytes: 1})).resolves.toBeUndefined()
  await expect(assertRoom(tmpdir(), {what: 'The catalogue', bytes: 1e18})).rejects.toThrow(
    /^The catalogue needs 1000000000000 MB, but only \d+ MB are free on the disk that holds \//,
  )
})
