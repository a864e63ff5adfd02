import {defineField, defineType, getPublishedId} from 'sanity'
import type {ValidationContext} from 'sanity'
import {lineField, orderRankField} from './fields.ts'
import {morePicturesField, pictureField} from './pictures.ts'
import {rupees} from './rupees.ts'

export const product = defineType({
  name: 'product',
  type: 'document',
  description: 'A product, shown as a card on the page of its category.',
  groups: [
    {name: 'card', title: 'Card', default: true},
    {name: 'price', title: 'Price'},
    {name: 'facts', title: 'Facts'},
  ],
  fields: [
    pictureField({
      name: 'image',
      title: 'Picture',
      group: 'card',
      description: 'Upright picture (4:5) of the whole product. Visitors can enlarge it.',
      shapes: ['card', 'shared'],
    }),
    morePicturesField({
      name: 'morePictures',
      title: 'More pictures',
      group: 'card',
      description:
        'Other sides and details, in their order. They follow the picture of the card when visitors open it.',
      shapes: ['card'],
      most: 4,
    }),
    defineField({
      name: 'productId',
      type: 'string',
      title: 'Number',
      group: 'card',
      description:
        'Code on the label, such as FOU-001 or 7. It is part of the link that customers send you on WhatsApp.',
      // These are two rules, because one rule has only one message.
      validation: (rule) => [
        rule
          .required()
          .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, {name: 'code'})
          .error('Use letters, digits and hyphens only: the number goes into links.'),
        rule.custom(isUniqueInCategory),
      ],
    }),
    lineField({name: 'name', group: 'card', description: 'Name on the card.'}),
    defineField({
      name: 'category',
      type: 'reference',
      group: 'card',
      to: [{type: 'category'}],
      description: 'The page on which the product is shown.',
      validation: (rule) =>
        rule.required().error('Choose a category: a product without one is shown nowhere.'),
    }),
    defineField({
      name: 'specialNote',
      type: 'string',
      group: 'card',
      description: 'Short banner on the picture, such as the finishes to choose from.',
      validation: (rule) => rule.max(90).warning('Longer notes cover the picture on a phone.'),
    }),
    defineField({
      name: 'value',
      type: 'number',
      title: 'Price (₹)',
      group: 'price',
      description:
        'Price in rupees. Leave empty when the price depends on the order and give a range instead.',
      validation: (rule) => rule.min(0).integer().error('Enter whole rupees, without commas.'),
    }),
    defineField({
      name: 'range',
      type: 'string',
      title: 'Price range',
      group: 'price',
      description: 'Shown when there is no price, exactly as written here, such as ₹5000 - ₹10,000.',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'contentId',
      type: 'string',
      title: 'Advertising number',
      group: 'price',
      description: 'Number under which advertising accounts know the product. Leave empty to use its own.',
    }),
    defineField({
      name: 'facts',
      type: 'object',
      group: 'facts',
      description: 'Shown beside the enlarged picture. Leave out what you would have to guess.',
      fields: [
        defineField({name: 'material', type: 'string', description: 'Stone and where it is quarried.'}),
        defineField({
          name: 'finish',
          type: 'string',
          description: 'Surface: honed, polished, natural split …',
        }),
        defineField({name: 'size', type: 'string', description: 'Height or length, with its unit.'}),
        defineField({name: 'weight', type: 'string', description: 'Approximate weight, with its unit.'}),
      ],
    }),
    orderRankField('product'),
  ],
  orderings: [
    {name: 'shop', title: 'Order in the shop', by: [{field: 'orderRank', direction: 'asc'}]},
    {name: 'name', title: 'Name', by: [{field: 'name', direction: 'asc'}]},
  ],
  preview: {
    select: {
      name: 'name',
      productId: 'productId',
      category: 'category.title',
      value: 'value',
      range: 'range',
      note: 'specialNote',
      media: 'image',
    },
    prepare: ({name, productId, category, value, range, note, media}) => ({
      title: name || productId,
      // The category comes last: a narrow list of one category cuts it off.
      subtitle: [productId, value ? rupees(value) : range, note, category].filter(Boolean).join(' · '),
      media,
    }),
  },
})

const TWINS = `count(*[_type == "product" && productId == $productId && category._ref == $category
  && !sanity::versionOf($id)])`

/** The link to a product has its category and product id, so no two products may have the same pair. */
async function isUniqueInCategory(productId: string | undefined, {document, getClient}: ValidationContext) {
  const category = referenceOf(document?.category)
  if (!document || !productId || !category) return true
  const id = getPublishedId(document._id)
  const twins = await getClient({apiVersion: '2025-02-19'})
    .withConfig({perspective: 'raw'})
    .fetch<number>(TWINS, {productId, category, id})
  return twins === 0 || 'Another product of this category has this number already; a link would lead to both.'
}

function referenceOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_ref' in value)) return undefined
  return typeof value._ref === 'string' ? value._ref : undefined
}
