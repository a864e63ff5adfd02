import {expect, test} from 'vitest'
import {keepInside} from './ZoomFrame.tsx'

test('a whole picture stays in the middle', () => {
  const {scale, x, y} = keepInside({scale: 0.5, x: 40, y: -40}, 200, 100)
  expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0])
})

test('an enlarged picture is never pushed past its edge', () => {
  expect(keepInside({scale: 3, x: 500, y: -20}, 200, 100)).toEqual({scale: 3, x: 200, y: -20})
  expect(keepInside({scale: 99, x: 0, y: -999}, 200, 100)).toEqual({scale: 5, x: 0, y: -200})
})
