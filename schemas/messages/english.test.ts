import {expect, test} from 'vitest'
import {schemaTypesIn} from '../index.ts'
import {english} from './english.ts'

/** A field or type, as far as its texts are concerned. */
interface Described {
  name?: string
  title?: unknown
  description?: unknown
  hidden?: unknown
  fields?: readonly unknown[]
  of?: readonly unknown[]
}

const isDescribed = (value: unknown): value is Described => typeof value === 'object' && value !== null

/** Every field, also those inside other fields, with the path to it. */
function fieldsOf(type: Described, path = type.name ?? ''): [string, Described][] {
  const inside = (type.fields ?? []).filter(isDescribed).flatMap((field): [string, Described][] => {
    const at = `${path}.${field.name ?? ''}`
    return [[at, field], ...fieldsOf(field, at)]
  })
  return [
    ...inside,
    ...(type.of ?? []).filter(isDescribed).flatMap((member) => fieldsOf(member, `${path}[]`)),
  ]
}

const fields = schemaTypesIn(english).flatMap((type) => fieldsOf(type))

test('every field has a sentence about itself', () => {
  expect(fields.length).toBeGreaterThan(80)
  for (const [path, {description}] of fields) {
    expect(description, path).toMatch(/^\p{Lu}[^]*[.:…]$|^gclid/u)
  }
})

test('every text of a form comes from the words: other words give another form', () => {
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return `»${value}`
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]))
  }
  const other = Object.assign({}, english, mark(english))
  for (const type of schemaTypesIn(other)) {
    expect(type.title, type.name).toMatch(/^»/)
    for (const [path, {title, description, hidden}] of fieldsOf(type)) {
      expect(description, path).toMatch(/^»/)
      expect(hidden === true ? '»' : title, path).toMatch(/^»/)
    }
  }
})
