import {expect, test} from 'vitest'
import {wantedPictures} from './wanted.ts'

test('one picture of every category comes first, then the site, then the rest', () => {
  const labels = wantedPictures({width: 800}).map(({label}) => label)
  expect(labels.slice(0, 5)).toEqual([
    'fountain/FOU-001',
    'gazebo/GAZ-001',
    'buddha-statue/BS-001',
    'tandur-stone/TS-001',
    'wall-cladding/WC-001',
  ])
  expect(labels[20]).toBe('site/hero-landscape')
  expect(new Set(labels).size).toBe(labels.length)
})

test('product masters are 4:5', () => {
  for (const {width, height} of wantedPictures({category: 'jalli', width: 960}))
    expect([width, height]).toEqual([960, 1200])
})

test('rejects an unknown category and names the valid ones', () => {
  expect(() => wantedPictures({category: 'fountains', width: 800})).toThrow(
    /There is no category "fountains"\. There are: fountain, gazebo.*, site/,
  )
})

test('rejects an unknown id and names the valid ones', () => {
  expect(() => wantedPictures({category: 'tandur-stone', only: '1', width: 800})).toThrow(
    'There is no picture "1" in tandur-stone. There are: TS-001, TS-002, TS-003',
  )
})
