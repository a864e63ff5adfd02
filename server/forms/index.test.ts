import {expect, test} from 'vitest'
import {waitingCheck} from './index.ts'

test('enquiries that wait to be saved are counted', async () => {
  expect(waitingCheck(() => 0).problem()).toBeUndefined()
  expect(waitingCheck(() => 1).problem()).toMatchObject({
    sentence: expect.stringContaining('1 enquiry waits'),
    figure: 1,
  })
  expect(waitingCheck(() => 3).problem()).toMatchObject({
    sentence: expect.stringContaining('3 enquiries wait'),
    figure: 3,
  })
})
