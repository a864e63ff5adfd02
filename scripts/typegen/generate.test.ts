import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {root} from '../project/root.ts'
import {schemaJson} from './generate.ts'

const fieldsOf = (type: string) =>
  z
    .array(z.object({name: z.string(), attributes: z.record(z.string(), z.unknown()).optional()}))
    .parse(JSON.parse(schemaJson()))
    .find(({name}) => name === type)?.attributes

test('schemas/generated/schema.json is the compiled form of the schemas', async () => {
  const committed = await readFile(join(root, 'schemas/generated/schema.json'), 'utf8')
  expect(schemaJson()).toBe(committed)
})

test('fields that the site relies on are required, and the others optional', () => {
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
