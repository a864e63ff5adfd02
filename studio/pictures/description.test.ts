import {expect, test} from 'vitest'
import {proposedDescription} from './description.ts'

test.each([
  [
    {name: 'Lotus', category: 'Fountain', material: 'Kota stone', size: '40 cm'},
    'Lotus, Fountain of Kota stone, 40 cm',
  ],
  [{name: 'Lotus fountain', category: 'Fountain', size: '40 cm'}, 'Lotus fountain, 40 cm'],
  [{name: ' Lotus ', category: '', material: 'Kota stone'}, 'Lotus of Kota stone'],
  [{name: 'Lotus', category: 'Fountain', size: '4'.repeat(150)}, 'Lotus, Fountain'],
  [{name: 'x'.repeat(200)}, undefined],
  [{name: ' ', category: 'Fountain'}, undefined],
])('%j is described from its name and facts', (product, expected) => {
  expect(proposedDescription(product)).toBe(expected)
})

test('a further picture has a description of its own', () => {
  expect(proposedDescription({name: 'Lotus', category: 'Fountain'}, 3)).toBe('Lotus, Fountain, picture 3')
})
