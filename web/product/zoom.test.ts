import {expect, test} from 'vitest'
import {keepInside, spanOf, WHOLE, zoomAt} from './zoom.ts'

test('a whole picture stays in the middle', () => {
  const {scale, x, y} = keepInside({scale: 0.5, x: 40, y: -40}, 200, 100)
  expect([scale, Math.abs(x), Math.abs(y)]).toEqual([1, 0, 0])
})

test('an enlarged picture is never pushed past its edge', () => {
  expect(keepInside({scale: 3, x: 500, y: -20}, 200, 100)).toEqual({scale: 3, x: 200, y: -20})
  expect(keepInside({scale: 99, x: 0, y: -999}, 200, 100)).toEqual({scale: 5, x: 0, y: -200})
})

test('the spot under the finger stays under it', () => {
  const finger = {x: 80, y: -30}
  const near = zoomAt(WHOLE, 2.5, finger)
  const onImage = {x: (finger.x - near.x) / near.scale, y: (finger.y - near.y) / near.scale}
  expect(onImage).toEqual(finger)
  const back = zoomAt(near, 1 / 2.5, finger)
  expect([back.scale, back.x, back.y].map((value) => Math.round(value * 1000) + 0)).toEqual([1000, 0, 0])
})

test('enlarging stops at five times, and the picture then stays where it is', () => {
  expect(zoomAt({scale: 5, x: 10, y: 20}, 3, {x: 50, y: 50})).toEqual({scale: 5, x: 10, y: 20})
})

test('two fingers have a middle and a distance from it, one finger has distance 0', () => {
  expect(
    spanOf([
      {x: 0, y: 0},
      {x: 6, y: 8},
    ]),
  ).toEqual({x: 3, y: 4, reach: 5})
  expect(spanOf([{x: 7, y: 8}])).toEqual({x: 7, y: 8, reach: 0})
})
