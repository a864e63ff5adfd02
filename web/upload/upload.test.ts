import {expect, test} from 'vitest'
import {fileKindOf} from './FilePage.tsx'
import {problemOf} from './upload.ts'

const LIMIT = 20 * 1024 * 1024 - 2048

test.each([
  ['no file', undefined, 'Pick a file to upload.'],
  ['a text', {name: 'a.txt', type: 'text/plain', size: 1}, 'Please pick an image or a PDF.'],
  ['a file of no known type', {name: 'a', type: '', size: 1}, 'Please pick an image or a PDF.'],
  ['exactly the limit', {name: 'a.png', type: 'image/png', size: LIMIT}, 'Max size is 20 MB.'],
  ['one byte less', {name: 'a.png', type: 'image/png', size: LIMIT - 1}, undefined],
  ['a PDF', {name: 'a.pdf', type: 'application/pdf', size: 1}, undefined],
  [
    'a phone’s picture of a type the browser does not name',
    {name: 'IMG_1.HEIC', type: '', size: 1},
    undefined,
  ],
])('%s', (_, file, problem) => {
  expect(problemOf(file)).toBe(problem)
})

test.each([
  ['a.jpg', 'image'],
  ['a.JPEG', 'image'],
  ['a.b.webp', 'image'],
  ['a.svg', 'image'],
  ['a.pdf', 'pdf'],
  ['a.docx', 'other'],
  ['png', 'other'],
  ['a.pdf.', 'other'],
])('%s is shown as %s', (slug, kind) => {
  expect(fileKindOf(slug)).toBe(kind)
})
