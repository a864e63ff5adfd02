/** A rule of a published table of attributes. */
export interface Attribute {
  name: string
  isRequired?: boolean
  /** Most characters. */
  max?: number
  /** Most values of one product. */
  most?: number
  pattern?: RegExp
}

const ADDRESS = /^https?:\/\/\S+$/
const PRICE = /^\d+\.\d{2} INR$/

/**
 * Attributes of Google's product data specification that the feed uses, and all that are required for products without a
 * number of a manufacturer.
 * @see https://support.google.com/merchants/answer/7052112
 */
export const GOOGLE: readonly Attribute[] = [
  {name: 'id', isRequired: true, max: 50, pattern: /^\S+$/},
  {name: 'title', isRequired: true, max: 150},
  {name: 'description', isRequired: true, max: 5000},
  {name: 'link', isRequired: true, max: 2000, pattern: ADDRESS},
  {name: 'image_link', isRequired: true, max: 2000, pattern: ADDRESS},
  {name: 'additional_image_link', max: 2000, most: 10, pattern: ADDRESS},
  {name: 'availability', isRequired: true, pattern: /^(?:in_stock|out_of_stock|preorder|backorder)$/},
  // Required for `backorder`; at most a year ahead.
  {name: 'availability_date', pattern: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?:Z|[+-]\d{4})$/},
  {name: 'price', isRequired: true, pattern: PRICE},
  {name: 'condition', pattern: /^(?:new|refurbished|used)$/},
  {name: 'brand', isRequired: true, max: 70},
  {name: 'identifier_exists', pattern: /^(?:yes|no)$/},
  {name: 'product_type', max: 750},
]

/**
 * Attributes of Google's local inventory data specification that the feed uses, and all that are required.
 * @see https://support.google.com/merchants/answer/14819809
 */
export const GOOGLE_LOCAL: readonly Attribute[] = [
  {name: 'id', isRequired: true, max: 50, pattern: /^\S+$/},
  {name: 'store_code', isRequired: true, max: 64, pattern: /^\S+$/},
  {
    name: 'availability',
    isRequired: true,
    pattern: /^(?:in_stock|limited_availability|on_display_to_order|out_of_stock)$/,
  },
  {name: 'price', pattern: PRICE},
]

/**
 * Fields of a product in a catalogue of Meta: those that are required, and those that the feed uses.
 * @see https://developers.facebook.com/docs/marketing-api/catalog/reference
 */
export const META: readonly Attribute[] = [
  {name: 'id', isRequired: true, max: 100},
  {name: 'title', isRequired: true, max: 200},
  {name: 'description', isRequired: true, max: 9999},
  {
    name: 'availability',
    isRequired: true,
    pattern: /^(?:in stock|available for order|preorder|out of stock|discontinued)$/,
  },
  {name: 'condition', isRequired: true, pattern: /^(?:new|refurbished|used)$/},
  {name: 'price', isRequired: true, pattern: PRICE},
  {name: 'link', isRequired: true, pattern: ADDRESS},
  {name: 'image_link', isRequired: true, pattern: ADDRESS},
  {name: 'brand', isRequired: true, max: 100},
  {name: 'additional_image_link', max: 2000, most: 20, pattern: ADDRESS},
  {name: 'product_type', max: 750},
]

/** Sentences about the rules of a table that a product breaks. */
export function problemsOf(
  product: Readonly<Record<string, string[]>>,
  table: readonly Attribute[],
): string[] {
  const unknown = Object.keys(product).filter((name) => !table.some((each) => each.name === name))
  return [
    ...unknown.map((name) => `${name} is not in the table`),
    ...table.flatMap(({name, isRequired = false, max = Infinity, most = 1, pattern = /^/}) => {
      const values = (product[name] ?? []).filter((value) => value !== '')
      return [
        ...(isRequired && values.length === 0 ? [`${name} is missing`] : []),
        ...(values.length > most ? [`${name} has ${values.length} values`] : []),
        ...values.flatMap((value) =>
          value.length > max || !pattern.test(value) || value.trim() !== value
            ? [`${name} is "${value}"`]
            : [],
        ),
      ]
    }),
  ]
}
