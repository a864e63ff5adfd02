import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {schemaTypesIn} from '../../schemas/index.ts'
import {english} from '../../schemas/words/english.ts'
import {locations, mainDocuments} from './locations.ts'

/** Pages without content of the Studio: for the owner, for uploads, and for missing addresses. */
const WITHOUT_CONTENT = [
  '$',
  '__root',
  'admin',
  'file-upload',
  'file.$slug',
  'file.index',
  'setup-owner-phone',
]

test('every page with content has a document that the Studio opens beside it', async () => {
  const files = await readdir(join(import.meta.dirname, '../../web/routes'))
  const names = files
    .map((file) => file.replace('.tsx', ''))
    .filter((name) => !WITHOUT_CONTENT.includes(name))
  const routes = names.map(
    (name) =>
      `/${name
        .replace(/(?:^|\.)index$/, '')
        .replaceAll('.', '/')
        .replaceAll('$', ':')}`,
  )
  expect(routes.length).toBeGreaterThan(5)
  expect(mainDocuments.flatMap(({route}) => route).toSorted()).toEqual(routes.toSorted())
})

test('every kind of document but enquiries has pages', () => {
  const documents = schemaTypesIn(english)
    .filter(({type}) => type === 'document')
    .map(({name}) => name)
  expect(Object.keys(locations).toSorted()).toEqual(documents.filter((name) => name !== 'lead').toSorted())
})
