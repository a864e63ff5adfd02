import {mm, spread} from './dice.ts'
import {camera, court, garden, studio} from './settings.ts'
import {factsOf, sizeOf, type StoneName} from './stones.ts'
import type {Form, FamilyDesign, RangePosition} from './types.ts'

interface Model {
  title: string
  alt: string
  stone: StoneName
  set: 'court' | 'garden' | 'studio'
  form: Form
}

/** The range of fountains, each its own design. `basin` is the plan of the pool, `bowl` the carving of the tiers. */
const MODELS: readonly [Model, ...Model[]] = [
  {
    title: 'Makrana Two-Tier Lotus Fountain',
    alt: 'Two-tier white marble fountain with lotus bowls',
    stone: 'makrana-white',
    set: 'court',
    form: {kind: 'tiered', tiers: 2, basin: 'round', bowl: 'lotus', finial: 'bud'},
  },
  {
    title: 'Dholpur Lotus Fountain',
    alt: 'Beige sandstone fountain, an open lotus over a round pool',
    stone: 'dholpur-beige',
    set: 'court',
    form: {kind: 'lotus', tiers: 1, basin: 'round', bowl: 'petals', finial: 'bud'},
  },
  {
    title: 'Bansi Three-Tier Courtyard Fountain',
    alt: 'Three-tier pink sandstone fountain with gadrooned bowls and an octagonal pool',
    stone: 'bansi-pink',
    set: 'court',
    form: {kind: 'tiered', tiers: 3, basin: 'octagon', bowl: 'gadroon', finial: 'pineapple'},
  },
  {
    title: 'Basalt Sphere Bubbler',
    alt: 'Dark basalt sphere with water running over it into a bed of pebbles',
    stone: 'deccan-basalt',
    set: 'studio',
    form: {kind: 'sphere', tiers: 0, basin: 'square', bowl: 'plain', finial: 'none'},
  },
  {
    title: 'Jaisalmer Scalloped Fountain',
    alt: 'Two-tier yellow Jaisalmer stone fountain with scalloped bowls',
    stone: 'jaisalmer-yellow',
    set: 'garden',
    form: {kind: 'tiered', tiers: 2, basin: 'flower', bowl: 'scallop', finial: 'bud'},
  },
  {
    title: 'Karauli Haveli Wall Fountain',
    alt: 'Red sandstone wall fountain with a cusped arch and three lotus basins',
    stone: 'karauli-red',
    set: 'court',
    form: {kind: 'wall', tiers: 3, basin: 'octagon', bowl: 'lotus', finial: 'none'},
  },
  {
    title: 'Ambaji Overflowing Urn Fountain',
    alt: 'Veined marble urn overflowing into a square pool',
    stone: 'ambaji-veined',
    set: 'studio',
    form: {kind: 'urn', tiers: 1, basin: 'square', bowl: 'flutes', finial: 'none'},
  },
  {
    title: 'Kandla Monolith Fountain',
    alt: 'Grey sandstone monolith with water sheeting down its face',
    stone: 'kandla-grey',
    set: 'court',
    form: {kind: 'monolith', tiers: 0, basin: 'square', bowl: 'tooled', finial: 'none'},
  },
  {
    title: 'Cream Marble Four-Tier Palace Fountain',
    alt: 'Four-tier cream marble fountain with ribbed bowls',
    stone: 'cream-marble',
    set: 'court',
    form: {kind: 'tiered', tiers: 4, basin: 'round', bowl: 'ribs', finial: 'kalash'},
  },
  {
    title: 'Teakwood Stacked Bowls Fountain',
    alt: 'Three plain teakwood sandstone bowls pouring one into the next',
    stone: 'teakwood',
    set: 'studio',
    form: {kind: 'stacked', tiers: 3, basin: 'round', bowl: 'plain', finial: 'none'},
  },
  {
    title: 'Makrana Single Bowl Garden Fountain',
    alt: 'White marble fountain with one wide lotus bowl over an octagonal pool',
    stone: 'makrana-white',
    set: 'garden',
    form: {kind: 'tiered', tiers: 1, basin: 'octagon', bowl: 'lotus', finial: 'lotus'},
  },
  {
    title: 'Black Granite Millstone Fountain',
    alt: 'Polished black granite millstone fountain over pebbles',
    stone: 'kadappa-black',
    set: 'court',
    form: {kind: 'millstone', tiers: 0, basin: 'round', bowl: 'plain', finial: 'none'},
  },
  {
    title: 'Bansi Mughal Chadar Fountain',
    alt: 'Pink sandstone pillar fountain with a carved water chute into a square pool',
    stone: 'bansi-pink',
    set: 'court',
    form: {kind: 'pillar', tiers: 0, basin: 'square', bowl: 'lattice', finial: 'dome'},
  },
  {
    title: 'Udaipur Green Lotus Bowl Fountain',
    alt: 'Two-tier green marble fountain with petalled bowls',
    stone: 'udaipur-green',
    set: 'studio',
    form: {kind: 'tiered', tiers: 2, basin: 'octagon', bowl: 'petals', finial: 'lotus'},
  },
  {
    title: 'Dholpur Three-Tier Haveli Fountain',
    alt: 'Three-tier beige sandstone fountain with spiral-fluted stems',
    stone: 'dholpur-beige',
    set: 'court',
    form: {kind: 'tiered', tiers: 3, basin: 'flower', bowl: 'spiral', finial: 'pineapple'},
  },
]

export function fountain({index, dice}: RangePosition): FamilyDesign {
  const model = MODELS[index % MODELS.length] ?? MODELS[0]
  const {stone} = model
  const radius = mm(spread(index, 'fountain', 0.55, 0.72))
  const setting = {index, salt: 'fountain', stone}
  const set = {court, garden, studio}[model.set](setting)
  return {
    title: model.title,
    alt: model.alt,
    facts: factsOf(stone, {size: sizeOf(2 * radius, 2 * radius * 1.15), litres: 1000 * radius ** 3 * 1.2}),
    scene: {
      family: 'fountain',
      stone,
      form: {
        ...model.form,
        radius,
        stemCount: Math.round(dice.between(10, 18)),
        slender: mm(dice.between(0.9, 1.12)),
      },
      set,
      camera: camera(setting, {azimuth: [-14, 16], elevation: [9, 15], fill: 0.96, lens: 66}),
    },
  }
}
