import {expect, test} from 'vitest'
import {imageAddresses} from './image-addresses.ts'
import {testEnv} from '../env/test-env.ts'

const photo = (ref: string) => ({ref, alt: '', hotspot: null, crop: null, blur: null})

const addressesOf = (
  products: {image: ReturnType<typeof photo>; more: ReturnType<typeof photo>[] | null}[],
) => imageAddresses(testEnv, {site: null, backgrounds: [], products, avatars: []})

test('lists each width of a picture once', () => {
  const image = photo('image-0a-320x400-jpg')
  const path = '/lake/images/stone-designs/production/0a-320x400.jpg?w='
  expect(addressesOf([{image, more: null}])).toEqual(
    ['160', '240', '320'].map((width) => `${path}${width}&auto=format`),
  )
})

test('lists a picture of other proportions as cards show it, and whole as the dialog does', () => {
  const addresses = addressesOf([
    {image: photo('image-0a-200x200-jpg'), more: [photo('image-0b-160x200-jpg')]},
  ])
  expect(addresses.map((address) => address.split('/').at(-1))).toEqual([
    '0a-200x200.jpg?rect=20,0,160,200&w=160&auto=format',
    '0a-200x200.jpg?w=160&auto=format',
    '0a-200x200.jpg?w=200&auto=format',
    '0b-160x200.jpg?w=160&auto=format',
  ])
})
