import type {CategorySlug} from '../../tools/catalogue/categories.ts'

/** Two sentences on each category, shown on its page and in search results. */
export const DESCRIPTIONS: Readonly<Record<CategorySlug, string>> = {
  fountain:
    'Tiered and lotus-bowl fountains cut from marble and sandstone, plumbed and tested before they leave us. Sizes from a balcony corner to a hotel forecourt.',
  gazebo:
    'Pavilions on carved columns with cusped arches and a domed or pyramid roof. Every piece is numbered, so that the gazebo stands on your lawn within days.',
  'buddha-statue':
    'Seated, meditating and blessing figures in marble, sandstone and granite. The calm of the face is carved last, by one pair of hands.',
  'wall-cladding':
    'Ledgestone, mosaic and fluted panels in sandstone, slate and quartzite for walls in and out of doors. Priced by the square foot, cut to your elevation.',
  temple:
    'Home temples with cusped arches, domes and carved pillars, in marble and sandstone. Made to the alcove you have, or to stand free.',
  'wall-mural':
    'Relief panels of trees, lotus ponds, peacocks and mandalas, carved deep enough to throw a shadow. Single panels or whole walls.',
  'mural-display':
    'Framed reliefs ready to hang or set into a niche. The scale of a painting, with the weight of stone.',
  jalli:
    'Pierced stone screens in star, hexagon and floral patterns, as they have cooled Rajasthan for centuries. For windows, partitions and gates.',
  'marble-urli':
    'Wide bowls for water and flowers, turned from one block and carved at the rim. For an entrance, a courtyard or a puja.',
  'flower-pot':
    'Planters in more than a hundred profiles: fluted, lotus-banded, latticed or plain. Drained, frost-safe and heavy enough to stay where you put them.',
  murti:
    'Devotional pieces in marble and granite: Ganesha, shivlings, lotus diyas and niche reliefs. Carved with the proportions that tradition asks for.',
  waterfall:
    'Water walls in slate, sandstone and polished granite with hidden troughs and pumps. The sound of water in a living room or along a path.',
  'lamp-post':
    'Stone lanterns and lamp columns with pierced tops, wired for outdoor use. Sold singly or in pairs for a drive or a gate.',
  'tulshi-pota':
    'Tulsi planters on stepped and lotus bases with a niche for the lamp. In marble and sandstone, for a courtyard or a balcony.',
  'garden-banch':
    'Garden benches with scroll legs, pierced backs or plain blocks. Cool in summer, and they outlast the trees they stand under.',
  'garden-stepping':
    'Stepping stones, round, square and irregular, split so that they grip in the rain. Laid in grass, gravel or water.',
  'stone-gate':
    'Gateways with carved pillars, brackets and a torana across the top. Built around your gate leaves, with the joints hidden.',
  'column-design':
    'Fluted, spiral and carved columns with lotus capitals, structural or as cladding. In sections that two people can set.',
  'tandur-stone':
    'Tandur limestone in yellow and grey, quarried a morning’s drive from the showroom. Natural, honed or polished, for floors that stay cool.',
  'house-name-plate':
    'Name plates in marble, granite and sandstone, engraved in English, Telugu or Devanagari. Gilded, painted or left as cut.',
}
