import {expect, test} from 'vitest'
import {readCategories} from '../../../scripts/seed/data.ts'
import {designsOf, siteDesigns} from './designs.ts'

const categories = readCategories()

test('every product of the catalogue has a design, in the same order', () => {
  for (const {slug, products} of categories)
    expect(designsOf(slug).map(({id}) => id)).toEqual(products.map(({id}) => id))
})

test('no two products share a scene', () => {
  const scenes = categories.flatMap(({slug}) =>
    designsOf(slug).map(({scene}) => JSON.stringify({...scene, seed: 0, slug})),
  )
  expect(new Set(scenes).size).toBe(scenes.length)
})

test('neighbours among the pots differ in silhouette', () => {
  const pots = designsOf('flower-pot').map(
    ({scene}) => JSON.stringify(scene.form).match(/"profile":"(\w+)"/)?.[1],
  )
  expect(pots).not.toContain(undefined)
  expect(pots.some((profile, index) => profile === pots[index + 1])).toBe(false)
})

test('the site has its own pictures: a background for every category, hero, carousel, showroom, avatars', () => {
  const names = siteDesigns().map(({name}) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const {slug} of categories) expect(names).toContain(`background-${slug}`)
  for (const [name, count] of [
    ['carousel', 5],
    ['showroom', 8],
    ['avatar', 6],
  ] as const)
    expect(names.filter((one) => one.startsWith(`${name}-`))).toHaveLength(count)
  expect(names).toEqual(expect.arrayContaining(['hero-landscape', 'hero-portrait', 'social']))
})

test('a room holds the whole scenes of its products', () => {
  const [hero] = siteDesigns()
  const fountain = designsOf('fountain')[0]?.scene
  expect(hero?.scene.form).toMatchObject({
    members: expect.arrayContaining([expect.objectContaining({scene: fountain})]),
  })
})
