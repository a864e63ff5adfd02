import {createClient} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {createProducts} from './create-products.ts'
import {startTestLake} from '../../server/content/test-lake.ts'
import {EARLIER_TWINS, twinsOf} from './ProductCodeInput.tsx'

let shop: Awaited<ReturnType<typeof startTestLake>>
let client: ReturnType<typeof createClient>

beforeAll(async () => {
  shop = await startTestLake()
  client = createClient({...shop, useProjectHostname: false, apiVersion: '2025-02-19', useCdn: false})
})
afterAll(() => shop.close())

/** Publishes a category with one product for each code, and returns its id. */
async function categoryWith(slug: string, codes: string[]) {
  const _id = `category-${slug}`
  const transaction = client.transaction().create({_id, _type: 'category', title: slug})
  for (const [index, productId] of codes.entries()) {
    const category = {_type: 'reference', _ref: _id}
    const orderRank = `0|00000${index}:`
    transaction.create({
      _id: `product-${slug}-${productId}`,
      _type: 'product',
      productId,
      category,
      orderRank,
    })
  }
  await transaction.commit()
  return _id
}

const codesOf = (made: {productId: string}[]) => made.map(({productId}) => productId)

test('new products are drafts with the next codes, after all others in the list', async () => {
  const categoryId = await categoryWith('fountain', ['FOU-001', 'FOU-002'])
  const made = await createProducts(client, categoryId, [{name: 'First'}, {name: 'Second'}])
  expect(codesOf(made)).toEqual(['FOU-003', 'FOU-004'])
  const stored = await client.fetch<unknown>(
    '*[_type == "product" && _id in path("drafts.**")] | order(orderRank){_id, name, productId, "category": category._ref}',
    {},
    {perspective: 'raw'},
  )
  expect(stored).toEqual([
    {_id: 'drafts.product-fountain-FOU-003', name: 'First', productId: 'FOU-003', category: categoryId},
    {_id: 'drafts.product-fountain-FOU-004', name: 'Second', productId: 'FOU-004', category: categoryId},
  ])
})

test('ten people who add at the same moment get ten codes', async () => {
  const categoryId = await categoryWith('gazebo', ['GAZ-009'])
  const made = await Promise.all(Array.from({length: 10}, () => createProducts(client, categoryId, [{}])))
  const codes = codesOf(made.flat())
  expect(new Set(codes).size).toBe(10)
  expect(codes.toSorted()).toEqual(Array.from({length: 10}, (_, index) => `GAZ-0${index + 10}`))
})

test('a code stays taken after the product that was made with it gets another code', async () => {
  const categoryId = await categoryWith('jalli', ['1', '2'])
  const [made] = await createProducts(client, categoryId, [{}])
  await client.patch(`drafts.${made?.id}`).set({productId: 'sample'}).commit()
  expect(codesOf(await createProducts(client, categoryId, [{}]))).toEqual(['4'])
})

test('a refusal for another reason than a taken code is not retried', async () => {
  const categoryId = await categoryWith('urli', ['1'])
  const reader = client.withConfig({token: undefined})
  await expect(createProducts(reader, categoryId, [{}])).rejects.toThrow(/401|403|unauthori|permission/i)
})

test('a product of a category that is a draft refers to it weakly until it is published', async () => {
  const categoryId = 'category-sundial'
  await client.create({_id: `drafts.${categoryId}`, _type: 'category', title: 'Sundial'})
  const [made] = await createProducts(client, categoryId, [{name: 'Dial'}])
  expect(made?.productId).toBe('SUN-001')
  const draftId = `drafts.${made?.id}`
  expect((await client.getDocument(draftId))?.category).toEqual({
    _type: 'reference',
    _ref: categoryId,
    _weak: true,
    _strengthenOnPublish: {type: 'category'},
  })
  for (const id of [categoryId, made?.id ?? ''])
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: `drafts.${id}`,
      publishedId: id,
    })
  expect((await client.getDocument(made?.id ?? ''))?.category).toEqual({_type: 'reference', _ref: categoryId})
})

test('no product is added to a category that was deleted', async () => {
  await expect(createProducts(client, 'category-deleted', [{}])).rejects.toThrow(/category-deleted/)
})

/** Makes drafts with the same code, and returns how many of the others each form sees before its own. */
async function earlierTwins(code: string, ids: string[]) {
  const categoryId = await categoryWith(code.toLowerCase(), [])
  const category = {_type: 'reference', _ref: categoryId}
  const transaction = client.transaction()
  for (const id of ids) transaction.create({_type: 'product', productId: code, category, _id: `drafts.${id}`})
  await transaction.commit()
  const asInForm = client.withConfig({perspective: 'drafts'})
  return Promise.all(
    ids.map((id) => asInForm.fetch<unknown>(EARLIER_TWINS.groq, twinsOf(categoryId, code, id))),
  )
}

test('only one of two forms with the same proposed code takes another code', async () => {
  expect(await earlierTwins('LAM-002', ['b', 'a'])).toEqual([1, 0])
})

test('a form takes another code when somebody else adds a product with the proposed one by the button', async () => {
  expect(await earlierTwins('BEN-002', ['0d6f', 'product-ben-002-BEN-002'])).toEqual([1, 0])
})
