import {describe, expect, test} from 'vitest'
import {CATEGORIES, CATEGORY_SLUGS} from '../categories.ts'
import {deal, spread} from './dice.ts'
import {designOf, designsOf, siteDesigns} from './designs.ts'
import type {Json} from './types.ts'

const all = CATEGORIES.flatMap(({slug}) => designsOf(slug))

const used = (category: (typeof CATEGORY_SLUGS)[number], key: string): Set<Json | undefined> =>
  new Set(designsOf(category).map(({scene}) => scene.form[key]))

test('every product of the catalogue has a design', () => {
  expect(all).toHaveLength(601)
})

test('a design is the same each time', () => {
  for (const {category, id} of all) expect(designOf(category, id)).toEqual(designOf(category, id))
})

test('no two products share a scene', () => {
  const scenes = all.map(({category, scene}) => JSON.stringify({category, scene: {...scene, seed: 0}}))
  expect(new Set(scenes).size).toBe(scenes.length)
})

describe('variety', () => {
  test('at least sixteen silhouettes of pots are used, none more than one time in sixteen', () => {
    const profiles = designsOf('flower-pot').map(({scene}) => scene.form.profile)
    const counts = new Map<Json | undefined, number>()
    for (const profile of profiles) counts.set(profile, (counts.get(profile) ?? 0) + 1)
    expect(counts.size).toBeGreaterThanOrEqual(16)
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(Math.ceil(profiles.length / 16))
  })

  test('at least sixteen mural motifs and sixteen jali patterns are used', () => {
    expect(used('wall-mural', 'motif').size).toBeGreaterThanOrEqual(16)
    expect(used('mural-display', 'motif').size).toBeGreaterThanOrEqual(16)
    expect(used('jalli', 'pattern').size).toBeGreaterThanOrEqual(16)
    expect(used('marble-urli', 'form').size).toBeGreaterThanOrEqual(16)
    expect(used('wall-cladding', 'pattern').size).toBeGreaterThanOrEqual(16)
  })

  test('neighbours differ in silhouette', () => {
    const pots = designsOf('flower-pot').map(({scene}) => scene.form.profile)
    expect(pots.some((profile, index) => profile === pots[index + 1])).toBe(false)
  })
})

test('proportions stay within what can be carved and carried', () => {
  for (const {scene} of designsOf('flower-pot')) {
    expect(scene.form.radius).toBeGreaterThan(0.15)
    expect(scene.form.radius).toBeLessThan(0.42)
    expect(scene.form.height).toBeGreaterThan(0.12)
    expect(scene.form.height).toBeLessThan(0.95)
  }
  for (const {scene} of all) {
    expect(Math.abs(scene.camera.azimuth)).toBeLessThanOrEqual(40)
    expect(scene.camera.fill).toBeGreaterThan(0.7)
  }
})

test('names priced products in the words of the trade, and the others by their id', () => {
  expect(designOf('fountain', 'FOU-002').name).toBe('Dholpur Lotus Fountain')
  expect(designOf('flower-pot', '7').name).toBe('Item 7')
  const repeated = CATEGORIES.filter(
    ({slug, count}) => new Set(designsOf(slug).map(({name}) => name)).size !== count,
  )
  expect(repeated).toEqual([])
})

test('descriptions name the stone that is in the facts, and end without a full stop', () => {
  for (const {alt, facts} of all) {
    expect(alt.length).toBeGreaterThan(12)
    expect(alt.length).toBeLessThan(140)
    expect(alt).toMatch(/^[A-Z]/)
    expect(alt).not.toMatch(/\.$|undefined|NaN/)
    expect(facts.material).not.toBe('')
    expect(facts.finish).not.toBe('')
  }
})

test('only Tandur stone carries a note, which names its finishes', () => {
  for (const {category, specialNote} of all) {
    expect(specialNote !== undefined).toBe(category === 'tandur-stone')
    expect(specialNote ?? 'honed').toContain('honed')
  }
})

test('rejects an unknown product and names the valid ids', () => {
  expect(() => designOf('fountain', 'FOU-099')).toThrow(
    'fountain has no product "FOU-099"; its ids are FOU-001 to FOU-015',
  )
})

test('the site has its own pictures: a background for every category, hero, carousel, showroom, avatars', () => {
  const names = siteDesigns().map(({name}) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const slug of CATEGORY_SLUGS) expect(names).toContain(`background-${slug}`)
  expect(names.filter((name) => /^carousel-\d$/.test(name))).toHaveLength(5)
  expect(names.filter((name) => /^showroom-\d$/.test(name))).toHaveLength(8)
  expect(names.filter((name) => /^avatar-\d$/.test(name))).toHaveLength(6)
  expect(names).toEqual(expect.arrayContaining(['hero-landscape', 'hero-portrait', 'social']))
})

test('dealing gives every choice once before any comes twice', () => {
  const dealt = Array.from({length: 5}, (_, index) => deal(index, 'salt', ['a', 'b', 'c', 'd', 'e']))
  expect(new Set(dealt).size).toBe(5)
})

test('a spread covers its range and stays in it', () => {
  const values = Array.from({length: 100}, (_, index) => spread(index, 'salt', 2, 3))
  expect(Math.min(...values)).toBeLessThan(2.05)
  expect(Math.max(...values)).toBeGreaterThan(2.95)
})
