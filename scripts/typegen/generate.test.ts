import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {root} from '../project/root.ts'
import {queriesOf, schemaJson} from './generate.ts'

const fieldsOf = (type: string) =>
  z
    .array(z.object({name: z.string(), attributes: z.record(z.string(), z.unknown()).optional()}))
    .parse(JSON.parse(schemaJson()))
    .find(({name}) => name === type)?.attributes

test('schemas/generated/schema.json is the compiled form of the schemas', async () => {
  const committed = await readFile(join(root, 'schemas/generated/schema.json'), 'utf8')
  expect(schemaJson()).toBe(committed)
})

test('schemas/generated/queries.ts holds every query of types.ts', async () => {
  const [types, committed] = await Promise.all(
    ['types.ts', 'queries.ts'].map((name) => readFile(join(root, 'schemas/generated', name), 'utf8')),
  )
  expect(queriesOf(types ?? '')).toBe(committed)
  expect(committed?.match(/^ {2}"/gm)).toHaveLength(
    types?.match(/defineQuery|^export type \w+_RESULT/gm)?.length ?? 0,
  )
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
