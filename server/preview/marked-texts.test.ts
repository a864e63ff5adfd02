import {expect, test} from 'vitest'
import {isMarked} from './marked-texts.ts'

const isMarkedAt = (type: string, ...sourcePath: (string | number)[]) =>
  isMarked({
    sourcePath,
    resultPath: sourcePath,
    sourceDocument: {_id: 'x', _type: type, _projectId: 'p', _dataset: 'd'},
    value: 'text',
    filterDefault: () => true,
  })

test.each([
  ['product', 'name'],
  ['product', 'range'],
  ['product', 'facts', 'material'],
  ['product', 'image', 'alt'],
  ['category', 'title'],
  ['testimonial', 'content'],
  ['siteSettings', 'heroTitle'],
  ['siteSettings', 'stats', 0, 'label'],
  ['siteSettings', 'privacyParts', 0, 'text'],
  ['product', 'translations', 0, 'name'],
  ['siteSettings', 'translations', 1, 'privacyParts', 0, 'text'],
])('a text that a page shows can be clicked: %s %s', (type, ...path) => {
  expect(isMarkedAt(type, ...path)).toBe(true)
})

test.each([
  ['product', 'productId'],
  ['product', 'contentId'],
  ['product', 'image', 'asset', '_ref'],
  ['category', 'slug', 'current'],
  ['category', 'price'],
  ['siteSettings', 'phone'],
  ['siteSettings', 'whatsapp'],
  ['siteSettings', 'mapLink'],
  ['siteSettings', 'brand'],
  ['siteSettings', 'address'],
  ['siteSettings', 'opening', 0, 'days'],
  ['siteSettings', 'stats', 0, '_key'],
  ['lead', 'message'],
  ['product', 'translations', 0, 'language'],
  ['siteSettings', 'translations', 0, 'address'],
])('a text that leads somewhere, is compared or is parsed stays clean: %s %s', (type, ...path) => {
  expect(isMarkedAt(type, ...path)).toBe(false)
})
