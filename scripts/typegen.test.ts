import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {schemaJson} from './typegen.ts'

const fieldsOf = (type: string) =>
  z
    .array(z.object({name: z.string(), attributes: z.record(z.string(), z.unknown()).optional()}))
    .parse(JSON.parse(schemaJson()))
    .find(({name}) => name === type)?.attributes

test('the schemas compile, and schemas/generated/schema.json is what they compile to', async () => {
  const committed = await readFile(
    join(import.meta.dirname, '..', 'schemas', 'generated', 'schema.json'),
    'utf8',
  )
  expect(schemaJson()).toBe(committed)
})

test('what the site relies on is required, what it can do without is optional', () => {
  expect(fieldsOf('product')).toMatchObject({
    productId: {optional: false},
    name: {optional: false},
    category: {optional: false},
    image: {optional: false},
    value: {optional: true},
    range: {optional: true},
    specialNote: {optional: true},
    contentId: {optional: true},
  })
  expect(fieldsOf('category')).toMatchObject({
    slug: {optional: false},
    value: {optional: false},
    price: {optional: true},
  })
})
