/** A category of the specification. */
export interface CategorySeed {
  /** The specification's `id`, in its spelling (`garden-banch`, `tulshi-pota`). */
  slug: CategorySlug
  title: string
  /** Value of a contact intent in INR, for products without a price of their own. */
  value: number
  /**
   * Starting price, shown after a rupee sign. Where the specification gives none, the number is ours: never above the
   * lowest price of a product in the category.
   */
  price?: string
  /** Prefix of the ids of priced products (`FOU` gives `FOU-001`); others are numbered from 1. */
  code?: string
  /** Lowest and highest price of a product, in INR. */
  values?: readonly [lowest: number, highest: number]
  /** Number of products. */
  count: number
}

export const CATEGORY_SLUGS = [
  'fountain',
  'gazebo',
  'buddha-statue',
  'wall-cladding',
  'temple',
  'wall-mural',
  'mural-display',
  'jalli',
  'marble-urli',
  'flower-pot',
  'murti',
  'waterfall',
  'lamp-post',
  'tulshi-pota',
  'garden-banch',
  'garden-stepping',
  'stone-gate',
  'column-design',
  'tandur-stone',
  'house-name-plate',
] as const

export type CategorySlug = (typeof CATEGORY_SLUGS)[number]

/** All 20 categories, in the order in which the shop shows them. 601 products in all. */
export const CATEGORIES: readonly CategorySeed[] = [
  {
    slug: 'fountain',
    title: 'Fountain',
    value: 20000,
    price: '12000',
    code: 'FOU',
    values: [12000, 30000],
    count: 15,
  },
  {
    slug: 'gazebo',
    title: 'Gazebo',
    value: 30000,
    price: '18000',
    code: 'GAZ',
    values: [18000, 30000],
    count: 16,
  },
  {
    slug: 'buddha-statue',
    title: 'Buddha Statue',
    value: 10000,
    price: '10000',
    code: 'BS',
    values: [10000, 28000],
    count: 22,
  },
  {
    slug: 'wall-cladding',
    title: 'Wall Cladding',
    value: 10000,
    price: '220 SFT',
    code: 'WC',
    values: [10000, 20000],
    count: 23,
  },
  {slug: 'temple', title: 'Temple', value: 500, price: '6500', count: 36},
  {slug: 'wall-mural', title: 'Wall Mural', value: 6000, price: '1100-2950 SFT', count: 55},
  {slug: 'mural-display', title: 'Mural Display', value: 5000, price: '5000', count: 26},
  {slug: 'jalli', title: 'Jalli', value: 3000, price: '850 SFT', count: 39},
  {slug: 'marble-urli', title: 'Marble Urli', value: 300, price: '5000', count: 44},
  {slug: 'flower-pot', title: 'Flower Pot', value: 2000, price: '5000', count: 119},
  {slug: 'murti', title: 'Murti', value: 500, price: '5000', count: 44},
  {slug: 'waterfall', title: 'Waterfall', value: 15000, price: '8000', count: 14},
  {slug: 'lamp-post', title: 'Lamp Post', value: 500, price: '7500 Pair', count: 31},
  {slug: 'tulshi-pota', title: 'Tulshi Pota', value: 1000, price: '6500', count: 15},
  {slug: 'garden-banch', title: 'Garden Banch', value: 5000, price: '7500', count: 41},
  {slug: 'garden-stepping', title: 'Garden Stepping', value: 200, price: '300 each', count: 38},
  {slug: 'stone-gate', title: 'Stone Gate', value: 6000, price: '9000', count: 4},
  {slug: 'column-design', title: 'Column Design', value: 2000, price: '7000', count: 5},
  {slug: 'tandur-stone', title: 'Tandur Stone', value: 30000, code: 'TS', values: [10000, 14000], count: 3},
  {slug: 'house-name-plate', title: 'House Name Plate', value: 500, price: '5000', count: 11},
]

/** The specification's product ids of a category, in order: `FOU-001` … where priced, `1` … otherwise. */
export function productIds({code, count}: Pick<CategorySeed, 'code' | 'count'>): string[] {
  return Array.from({length: count}, (_, index) =>
    code ? `${code}-${String(index + 1).padStart(3, '0')}` : String(index + 1),
  )
}
