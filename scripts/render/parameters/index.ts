import {CATEGORIES, itemIds, type CategorySlug} from '../../seed/catalogue.ts'
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
import {plate} from './plates.ts'
import {pot} from './pots.ts'
import {stepping, tandur} from './slabs.ts'
import {temple} from './temples.ts'
import {tulsi} from './tulsis.ts'
import {urli} from './urlis.ts'
import {waterfall} from './waterfalls.ts'
import type {ItemDesign, Piece, Place} from './types.ts'

export {siteDesigns} from './site.ts'
export type {SiteDesign} from './site.ts'
export type {Facts, ItemDesign, Scene} from './types.ts'

const PIECES: Readonly<Record<CategorySlug, (place: Place) => Piece>> = {
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
 * The design of one product: name, description and facts, and the scene its picture is rendered from.
 *
 * @param itemId the product's id as the catalogue spells it: `FOU-001`, or `7` where the category has no code
 * @throws RangeError naming the valid ids, when the category has no such item
 */
export function designOf(category: CategorySlug, itemId: string): ItemDesign {
  const entry = CATEGORIES.find(({slug}) => slug === category)
  const ids = entry ? itemIds(entry) : []
  const index = ids.indexOf(itemId)
  if (index < 0) throw new RangeError(`${category} has no item "${itemId}"; its ids are ${ids[0]} to ${ids.at(-1)}`)
  const seed = hash(`${category}/${itemId}`)
  const {title, alt, facts, specialNote, scene} = PIECES[category]({index, count: ids.length, dice: diceOf(seed)})
  return {
    category,
    id: itemId,
    name: entry?.code ? title : `Item ${itemId}`,
    alt,
    facts,
    ...(specialNote === undefined ? {} : {specialNote}),
    scene: {...scene, seed},
  }
}

/** Every product of a category, in the shop's order. */
export function designsOf(category: CategorySlug): ItemDesign[] {
  const entry = CATEGORIES.find(({slug}) => slug === category)
  return entry ? itemIds(entry).map((id) => designOf(category, id)) : []
}
