import {globSync, readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {withType} from './heic.ts'

test.each([
  ['IMG_2041.HEIC', '', 'image/heic'],
  ['IMG_2041.heif', '', 'image/heif'],
  ['IMG_2041.HEIC', 'image/heif', 'image/heif'],
  ['IMG_2041', '', ''],
  ['heic.txt', '', ''],
])('%s of the type "%s" is uploaded as "%s"', (name, type, expected) => {
  expect(withType(new File(['bytes'], name, {type})).type).toBe(expected)
})

test('patch A11: Sanity still marks the elements onto which files may be dropped', () => {
  const sanity = globSync('node_modules/sanity/lib/*.js').map((file) => readFileSync(file, 'utf8'))
  expect(sanity.filter((code) => code.includes('"data-is-file-target": "true"'))).toHaveLength(1)
})
