import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {schemaTypesIn} from '../../schemas/index.ts'
import {english} from '../../schemas/messages/english.ts'
import {locations, mainDocuments} from './locations.ts'

/** Pages without content of the Studio: for the owner, for uploads, and for missing addresses. */
const WITHOUT_CONTENT = [
  '$',
  '__root',
  'accessibility',
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
  const inAllLanguages = routes.flatMap((route) => [route, `/te${route}`, `/hi${route}`])
  expect(mainDocuments.flatMap(({route}) => route).toSorted()).toEqual(
    inAllLanguages.map((route) => route.replace(/(?<=.)\/$/, '')).toSorted(),
  )
})

test('the preview offers the pages of a document in English, and in each other language', () => {
  const resolver = locations['category']
  if (!resolver || !('resolve' in resolver)) throw new Error('Categories have no pages')
  expect(resolver.resolve({title: 'Fountain', slug: 'fountain'})?.locations).toEqual([
    {title: 'Fountain', href: '/designs/fountain'},
    {title: 'All designs', href: '/designs'},
    {title: 'Home', href: '/'},
    {title: 'Fountain · Telugu', href: '/te/designs/fountain'},
    {title: 'All designs · Telugu', href: '/te/designs'},
    {title: 'Home · Telugu', href: '/te'},
    {title: 'Fountain · Hindi', href: '/hi/designs/fountain'},
    {title: 'All designs · Hindi', href: '/hi/designs'},
    {title: 'Home · Hindi', href: '/hi'},
  ])
})

test('every kind of document but enquiries has pages', () => {
  const documents = schemaTypesIn(english)
    .filter(({type}) => type === 'document')
    .map(({name}) => name)
  expect(Object.keys(locations).toSorted()).toEqual(documents.filter((name) => name !== 'lead').toSorted())
})
