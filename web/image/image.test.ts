import {expect, test} from 'vitest'
import {areaOf} from '../../contract/site/image.ts'
import {sizeImage, type ImageSource} from './image.ts'
import {socialAddress} from './social.ts'
import {testEnv} from '../env/test-env.ts'

const image = (changes: Partial<ImageSource> = {}): ImageSource => ({
  ref: 'image-0123abcd-1000x500-jpg',
  alt: 'A fountain',
  hotspot: null,
  crop: null,
  blur: null,
  ...changes,
})

const original = {path: '', width: 1000, height: 500}

test('keeps the middle without a focal point', () => {
  expect(areaOf(image(), original, 1)).toEqual({left: 250, top: 0, width: 500, height: 500})
})

test('keeps the focal point as near to the middle as the edges allow', () => {
  expect(areaOf(image({hotspot: {x: 0.6, y: 0.5}}), original, 1).left).toBe(350)
  expect(areaOf(image({hotspot: {x: 0.99, y: 0.5}}), original, 1).left).toBe(500)
})

test('shows nothing outside the owner’s crop', () => {
  const crop = {left: 0.5, right: 0.1, top: 0, bottom: 0.2}
  expect(areaOf(image({crop}), original)).toEqual({left: 500, top: 0, width: 400, height: 400})
  expect(areaOf(image({crop, hotspot: {x: 0, y: 0}}), original, 1 / 2)).toEqual({
    left: 500,
    top: 0,
    width: 200,
    height: 400,
  })
})

test('offers widths up to the picture’s own, but none that is hardly smaller', () => {
  const sized = sizeImage(testEnv, image(), 1)
  expect(sized?.srcSet.split(', ').map((each) => each.split(' ')[1])).toEqual([
    '160w',
    '240w',
    '320w',
    '360w',
    '400w',
    '500w',
  ])
  expect(sized?.src).toBe(
    '/lake/images/stone-designs/production/0123abcd-1000x500.jpg?rect=250,0,500,500&w=500&auto=format',
  )
  expect([sized?.width, sized?.height]).toEqual([500, 500])
})

test('the address of an uncut picture has no rectangle', () => {
  expect(sizeImage(testEnv, image())?.src).not.toContain('rect')
})

test.each([null, 'file-0123-pdf', 'image-xyz-1x1-jpg'])('%s is no picture', (ref) => {
  expect(sizeImage(testEnv, image({ref}))).toBeUndefined()
})

test('link previews get an absolute address', () => {
  expect(socialAddress(testEnv, image())).toMatch(
    /^https:\/\/shop\.example\/lake\/images\/.*rect=24,0,952,500&w=1200&h=630&fm=jpg$/,
  )
})
