import {beforeAll, expect, test} from 'vitest'
import {interpose} from './faults.ts'
import {World} from './world.ts'

beforeAll(interpose)

test.each([4])(
  'history %i, with crashes, failing disks and clocks that jump, is as the model says, and the same again',
  async (seed) => {
    const [first, again] = [await new World(seed).run(60), await new World(seed).run(60)]
    expect(again).toEqual(first)
    expect(first.counts).toMatchObject({written: expect.any(Number), queries: expect.any(Number)})
  },
)
