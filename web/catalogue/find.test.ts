import MiniSearch from 'minisearch'
import {expect, test, vi} from 'vitest'
import {findProducts, prepareSearch, type Entry} from './find.ts'

const entry = (category: string, productId: string, changes: Partial<Entry> = {}): Entry => ({
  category,
  title: category.replace(/^./, (letter) => letter.toUpperCase()),
  productId,
  name: `${category} ${productId}`,
  specialNote: null,
  value: null,
  availability: null,
  names: null,
  titles: null,
  english: [],
  ...changes,
})

const index = [
  entry('fountain', 'FOU-001', {name: 'Lotus fountain', value: 30_000}),
  entry('fountain', 'FOU-002', {name: 'Three tier fountain', value: 12_000}),
  entry('fountain', 'FOU-012', {name: 'Wall fountain'}),
  entry('jalli', '1', {name: 'Item 1', specialNote: 'Available in teakwood finish'}),
  entry('temple', 'TEM-001', {name: 'Lotus temple', value: 20_000}),
]

const numbers = (q: string, filter = {}) =>
  findProducts(index, {q, categories: [], ...filter}).map(({productId}) => productId)

test.each([
  ['fountain', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['founten', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['fountains', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['fou', ['FOU-001', 'FOU-002', 'FOU-012']],
  ['jali', ['1']],
  ['teak', ['1']],
])('“%s” finds every product that it can mean, and no other', (q, expected) => {
  expect(numbers(q).toSorted()).toEqual(expected)
})

test.each(['FOU-002', 'fou002', 'FOU 002'])('the id %s finds only its product', (q) => {
  expect(numbers(q)).toEqual(['FOU-002'])
  const pot = entry('flower-pot', 'POT-002', {name: 'Pot with four handles'})
  expect(findProducts([pot, ...index], {q, categories: []})).toHaveLength(1)
})

test.each(['FOU-００２', 'fou-००२', 'ＦＯＵ 002', 'fou\u200b-002', 'FOU-౦౦౨'])(
  'the id typed as %j finds its product',
  (q) => {
    expect(numbers(q)).toEqual(['FOU-002'])
  },
)

test('a name with a nukta is found, however the keyboard writes it', () => {
  const names = [
    '\u095e\u0935\u094d\u0935\u093e\u0930\u093e',
    '\u092b\u093c\u0935\u094d\u0935\u093e\u0930\u093e',
  ]
  for (const name of names)
    for (const q of [...names, `\u200d${names[0]}\u00a0`])
      expect(
        findProducts([entry('x', '1', {name}), ...index], {q, categories: []}).map((each) => each.name),
      ).toEqual([name])
})

test('numbers in the words of a product are found in the digits of any script', () => {
  const pot = entry('pot', 'POT-9', {specialNote: '१२ इंच'})
  for (const q of ['12 इंच', '१२ इंच', '౧౨ इंच'])
    expect(findProducts([pot, ...index], {q, categories: []})).toEqual([pot])
})

test('never takes a digit for another', () => {
  expect(numbers('FOU-003')).not.toContain('FOU-003')
  expect(numbers('fou009')).toEqual([])
})

test('all words have to match, unless no product has them all', () => {
  expect(numbers('lotus temple')).toEqual(['TEM-001'])
  expect(numbers('wooden temple')).toEqual(['TEM-001'])
})

test('words that match nothing find nothing', () => {
  expect(numbers('bicycle')).toEqual([])
  expect(numbers('')).toEqual([])
})

test('a key that is held down finds nothing, though its one letter begins words', () => {
  expect(numbers('zzzzzzz')).toEqual([])
})

test('results can be filtered and sorted, with products without a price last', () => {
  expect(numbers('lotus', {categories: ['temple']})).toEqual(['TEM-001'])
  expect(numbers('fountain', {price: 'ask'})).toEqual(['FOU-012'])
  expect(numbers('fountain', {price: 'under-15000'})).toEqual(['FOU-002'])
  expect(numbers('fountain', {sort: 'price'})).toEqual(['FOU-002', 'FOU-001', 'FOU-012'])
  expect(numbers('fountain', {sort: 'price-down'})).toEqual(['FOU-001', 'FOU-002', 'FOU-012'])
})

const shop = [
  entry('temple', '1', {name: 'Item 1', names: ['డిజైన్ 1', 'डिज़ाइन 1'], titles: ['పూజా మందిరం', 'मंदिर']}),
  entry('tulshi-pota', '1', {name: 'Item 1', titles: ['తులసి కోట', 'तुलसी चौरा']}),
  entry('murti', '1', {title: 'Murti', titles: ['దేవతా విగ్రహం', 'मूर्ति']}),
  entry('waterfall', '1', {titles: ['జలపాతం', 'झरना']}),
  entry('jalli', '1', {titles: ['జాలీ', 'जाली']}),
  entry('fountain', 'FOU-002', {
    name: 'Dholpur Lotus Fountain',
    names: ['ధోల్‌పూర్ తామర ఫౌంటెన్', 'धौलपुर कमल फव्वारा'],
    titles: ['ఫౌంటెన్', 'फव्वारा'],
  }),
]

const inTelugu = shop.map(({name, title, names, titles, ...rest}) => ({
  ...rest,
  name: names?.[0] ?? name,
  title: titles?.[0] ?? title,
  names,
  titles,
  english: [name, title],
}))

test.each([
  ['gudi', 'temple'],
  ['గుడి', 'temple'],
  ['mandir', 'temple'],
  ['मन्दिर', 'temple'],
  ['tulsi kota', 'tulshi-pota'],
  ['తులసి', 'tulshi-pota'],
  ['devudu', 'murti'],
  ['murti', 'murti'],
  ['मूर्ति', 'murti'],
  ['jharna', 'waterfall'],
  ['jali', 'jalli'],
  ['fountain', 'fountain'],
  ['phavvara', 'fountain'],
  ['కమల ఫౌంటెన్', 'fountain'],
  ['kamal', 'fountain'],
  ['तामर', 'fountain'],
])('“%s” finds %s first, in a site of any language', (q, expected) => {
  for (const index of [shop, inTelugu])
    expect(findProducts(index, {q, categories: []})[0]?.category).toBe(expected)
})

test('a word of India with a digit is not a product id', () => {
  expect(findProducts(shop, {q: 'గుడి 1', categories: []}).map(({category}) => category)[0]).toBe('temple')
})

test('a word that the page shows does not find what only sounds like it', () => {
  const wall = entry('gazebo', 'GAZ-001', {name: 'Six-Pillar Chhatri', names: ['छह खंभों वाली छतरी']})
  expect(findProducts([...index, wall], {q: 'wall', categories: []}).map(({productId}) => productId)).toEqual(
    ['FOU-012'],
  )
})

test('an index that was prepared finds the same, also while it is prepared', async () => {
  const products = Array.from({length: 100}, (_, n) => entry('fountain', `FOU-${n}`, {name: `Lotus ${n}`}))
  const find = () => findProducts(products, {q: 'lotus 7', categories: []}).map(({productId}) => productId)
  const prepared = prepareSearch(products)
  const [first] = find()
  await prepared
  expect([first, find()[0]]).toEqual(['FOU-7', 'FOU-7'])
})

test('a hundred searches of visitors, each with its own copy of the index, prepare it once', () => {
  const added = vi.spyOn(MiniSearch.prototype, 'addAll')
  const shop = Array.from({length: 20}, (_, number) => entry('stone', `STO-${number}`))
  for (let request = 0; request < 100; request++)
    findProducts(structuredClone(shop), {q: `zzxq${request}`, categories: []})
  expect(added).toHaveBeenCalledTimes(2)
  added.mockRestore()
})

test('“sort by name” has one order, with a search and without: capitals do not count, equal names in the shop’s order', () => {
  const named = ['pot 10', 'Pot 2', 'Lamp', 'lamp', 'Éclair pot'].map((name, at) =>
    entry('pot', `POT-${at}`, {name, specialNote: 'granite'}),
  )
  const found = findProducts(named, {q: 'granite', categories: [], sort: 'name'})
  expect(found.map(({name}) => name)).toEqual(['Lamp', 'lamp', 'pot 10', 'Pot 2', 'Éclair pot'])
})

test('a search for what is ready finds nothing else, and what says nothing is made to order', () => {
  const pots = [
    entry('pot', '1', {availability: 'ready'}),
    entry('pot', '2'),
    entry('pot', '3', {availability: 'sold'}),
  ]
  const found = (availability: string) =>
    findProducts(pots, {q: 'pot', categories: [], availability}).map(({productId}) => productId)
  expect([found('ready'), found('toOrder')]).toEqual([['1'], ['2']])
})
