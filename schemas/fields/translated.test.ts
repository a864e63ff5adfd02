import {expect, test} from 'vitest'
import {textsOf} from './translated.ts'

const pot = {
  name: 'Pot',
  specialNote: '',
  facts: {material: 'Granite', size: '2 ft'},
  translations: [
    {_key: 'hi', language: 'hi', name: 'गमला', english: {name: 'Pot'}},
    {_key: 'te', language: 'te', facts: {material: 'గ్రానైట్'}, english: {facts: {material: 'Stone'}}},
  ],
}

test('the texts of a document are those that are not empty in English, with their translations', () => {
  expect(textsOf('product', pot, 'hi')).toEqual([
    {path: ['name'], english: 'Pot', text: 'गमला', before: undefined},
    {path: ['facts', 'material'], english: 'Granite', text: '', before: undefined},
  ])
})

test('a translation of a former English text has that text beside it', () => {
  expect(textsOf('product', pot, 'te')).toEqual([
    {path: ['name'], english: 'Pot', text: '', before: undefined},
    {path: ['facts', 'material'], english: 'Granite', text: 'గ్రానైట్', before: 'Stone'},
  ])
})

test('an entry of a list is found by its key, whatever its position', () => {
  const settings = {
    stats: [
      {_key: 'a', figure: '25+', label: 'Years'},
      {_key: 'b', figure: '600', label: 'Designs'},
    ],
    translations: [
      {
        language: 'te',
        stats: [{_key: 'b', label: 'డిజైన్లు'}],
        english: {stats: [{_key: 'b', label: 'Designs'}]},
      },
    ],
  }
  expect(textsOf('siteSettings', settings, 'te')).toEqual([
    {path: ['stats', {_key: 'a'}, 'label'], english: 'Years', text: '', before: undefined},
    {path: ['stats', {_key: 'b'}, 'label'], english: 'Designs', text: 'డిజైన్లు', before: undefined},
  ])
})
