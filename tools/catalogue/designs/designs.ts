import {CATEGORIES, productIds, type CategorySlug} from '../categories.ts'
import {bench} from './benches.ts'
import {buddha} from './buddhas.ts'
import {cladding} from './claddings.ts'
import {column} from './columns.ts'
import {diceOf, hash} from './dice.ts'
import {fountain} from './fountains.ts'
import {gate} from './gates.ts'
import {gazebo} from './gazebos.ts'
import {jali} from './jalis.ts'
import {lamp} from './lamps.ts'
import {muralDisplay, wallMural} from './murals.ts'
import {murti} from './murtis.ts'
import {pot} from './pots.ts'
import {monogram, plate} from './plates.ts'
import {ROOMS} from './rooms.ts'
import {roomScene, type Member, type SiteDesign} from './site.ts'
import {stepping, tandur} from './slabs.ts'
import {temple} from './temples.ts'
import {tulsi} from './tulsis.ts'
import {urli} from './urlis.ts'
import {waterfall} from './waterfalls.ts'
import type {ProductDesign, FamilyDesign, RangePosition, Scene} from './types.ts'

export type {SiteDesign} from './site.ts'
export type {ProductDesign} from './types.ts'

const DESIGNERS: Readonly<Record<CategorySlug, (position: RangePosition) => FamilyDesign>> = {
  fountain,
  gazebo,
  'buddha-statue': buddha,
  'wall-cladding': cladding,
  temple,
  'wall-mural': wallMural,
  'mural-display': muralDisplay,
  jalli: jali,
  'marble-urli': urli,
  'flower-pot': pot,
  murti,
  waterfall,
  'lamp-post': lamp,
  'tulshi-pota': tulsi,
  'garden-banch': bench,
  'garden-stepping': stepping,
  'stone-gate': gate,
  'column-design': column,
  'tandur-stone': tandur,
  'house-name-plate': plate,
}

/**
 * The design of one product: its name, description and facts, and the scene that its picture is rendered from.
 * @param productId as the catalogue spells it: `FOU-001`, or `7` in a category without codes
 * @throws RangeError with the valid ids, when the category has no such product
 */
export function designOf(category: CategorySlug, productId: string): ProductDesign {
  const entry = CATEGORIES.find(({slug}) => slug === category)
  const ids = entry ? productIds(entry) : []
  const index = ids.indexOf(productId)
  if (index < 0)
    throw new RangeError(`${category} has no product "${productId}"; its ids are ${ids[0]} to ${ids.at(-1)}`)
  const seed = hash(`${category}/${productId}`)
  const {title, alt, facts, specialNote, scene} = DESIGNERS[category]({
    index,
    count: ids.length,
    dice: diceOf(seed),
  })
  return {
    category,
    id: productId,
    name: entry?.code ? title : `Item ${productId}`,
    alt,
    facts,
    ...(specialNote === undefined ? {} : {specialNote}),
    scene: {...scene, seed},
  }
}

/** Every product of a category, in the shop's order. */
export function designsOf(category: CategorySlug): ProductDesign[] {
  const entry = CATEGORIES.find(({slug}) => slug === category)
  return entry ? productIds(entry).map((id) => designOf(category, id)) : []
}

/** Initials of the six people whom the site quotes. Their pictures show carved letters instead of invented faces. */
const INITIALS = ['AD', 'FS', 'LN', 'VR', 'MA', 'SS'] as const

/** Every picture of the site itself except the collage, which is made from other masters. */
export function siteDesigns(): SiteDesign[] {
  const rooms = ROOMS.map(({name, alt, width, height, ...room}) => ({
    name,
    alt,
    width,
    height,
    scene: ownScene(name) ?? roomScene(name, room, sceneOf),
  }))
  const avatars = INITIALS.map((initials, index) => ({
    name: `avatar-${index + 1}`,
    alt: `The initials ${initials.split('').join(' ')} carved in stone`,
    width: 480,
    height: 480,
    scene: {...monogram(initials, index), seed: hash(`avatar/${initials}`)},
  }))
  return [...rooms, ...avatars]
}

function sceneOf({category, product}: Member): Scene {
  const entry = CATEGORIES.find(({slug}) => slug === category)
  return designOf(category, entry ? (productIds(entry)[product - 1] ?? '') : '').scene
}

/** The background of two categories is the scene of one product, made wider: a wall or a path fills the picture. */
function ownScene(name: string): Scene | undefined {
  const category = (['wall-cladding', 'garden-stepping'] as const).find(
    (slug) => name === `background-${slug}`,
  )
  if (!category) return undefined
  const scene = sceneOf({category, product: category === 'wall-cladding' ? 1 : 2, x: 0, y: 0})
  return {...scene, form: {...scene.form, wide: 3.4}}
}
