import {
  defineField,
  defineType,
  getPublishedId,
  getVersionFromId,
  isVersionId,
  type ValidationContext,
} from 'sanity'
import {groupsOf, lineField, orderRankField} from '../fields/fields.ts'
import {morePicturesField, pictureField} from '../fields/image-fields.ts'
import {rateField, saleFields} from '../fields/sale-fields.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {withTranslations} from '../fields/translations.ts'
import type {Messages} from '../messages/english.ts'

export function productIn(messages: Messages) {
  const {shared, product} = messages
  return defineType({
    name: 'product',
    type: 'document',
    title: product.title,
    description: product.description,
    groups: groupsOf(product.groups),
    fields: withTranslations(messages, 'product', [
      ...card(messages),
      ...price(messages),
      facts(messages),
      orderRankField(messages, 'product'),
    ]),
    orderings: [
      {name: 'shop', title: shared.orderings.shop, by: [{field: 'orderRank', direction: 'asc'}]},
      {name: 'name', title: shared.orderings.title, by: [{field: 'name', direction: 'asc'}]},
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
}

const card = (messages: Messages, {product} = messages) => [
  pictureField(messages, {name: 'image', ...product.image, group: 'card', shapes: ['card', 'shared']}),
  morePicturesField(messages, {
    name: 'morePictures',
    ...product.morePictures,
    group: 'card',
    shapes: ['card'],
    most: 4,
  }),
  defineField({
    name: 'productId',
    type: 'string',
    ...product.productId,
    group: 'card',
    // These are two rules, because one rule has only one message.
    validation: (rule) => [
      rule
        .required()
        .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, {name: 'code'})
        .error(product.productIdWrong),
      rule.custom(async (productId, context) => {
        const twins = await twinsOf(productId, context)
        if (twins.length === 0) return true
        if (twins.some(({isInOtherRelease}) => isInOtherRelease)) return product.productIdInRelease
        if (!twins.every(({isGivenUp}) => isGivenUp)) return product.productIdTwice
        const products = twins.map(({_id}) => _id)
        return {code: CODE_GIVEN_UP, message: product.productIdGivenUp, details: {products}}
      }),
    ],
  }),
  lineField(messages, {name: 'name', group: 'card', ...product.name}),
  defineField({
    name: 'category',
    type: 'reference',
    group: 'card',
    to: [{type: 'category'}],
    ...product.category,
    validation: (rule) => rule.required().error(product.categoryNeeded),
  }),
  defineField({
    name: 'specialNote',
    type: 'string',
    group: 'card',
    ...product.specialNote,
    validation: (rule) => rule.max(90).warning(product.noteLong),
  }),
]

const price = (messages: Messages, {shared, product} = messages) => [
  defineField({
    name: 'value',
    type: 'number',
    ...product.value,
    group: 'price',
    validation: (rule) => rule.min(0).integer().error(product.valueWrong),
  }),
  defineField({
    name: 'range',
    type: 'string',
    ...product.range,
    group: 'price',
    validation: (rule) => rule.max(40).error(shared.tooLongForCard),
  }),
  ...[...saleFields(messages), rateField(messages)].map((field) => ({...field, group: 'price'})),
  defineField({name: 'contentId', type: 'string', ...product.contentId, group: 'price'}),
]

const facts = ({product}: Messages) =>
  defineField({
    name: 'facts',
    type: 'object',
    group: 'facts',
    ...product.facts,
    fields: [
      defineField({name: 'material', type: 'string', ...product.material}),
      defineField({name: 'finish', type: 'string', ...product.finish}),
      defineField({name: 'size', type: 'string', ...product.size}),
      defineField({name: 'weight', type: 'string', ...product.weight}),
    ],
  })

/**
 * Code of the error that other products have the product's code on the site, but no longer in their drafts. All of them
 * can be published together. The error's `details.products` are the ids of the others.
 */
export const CODE_GIVEN_UP = 'product.code-given-up'

/** A published twin counts as given up when it has a draft. If that draft keeps the code, the draft is a twin of its own. */
const TWINS = `*[_type == "product" && lower(productId) == lower($productId) && category._ref == $category
  && !sanity::versionOf($id) && !(_id in path("versions.**"))]{_id, "isGivenUp": count(*[_id == "drafts." + ^._id]) > 0}`

/** Twins of a product in a release, as the site will be once the release is published: `$own` are ids of its versions. */
const TWINS_OF_RELEASE = `*[_type == "product" && lower(productId) == lower($productId) && category._ref == $category
  && !sanity::versionOf($id) && (_id in path("versions." + $release + ".**")
    || !(_id in path("drafts.**")) && !(_id in path("versions.**")) && !("versions." + $release + "." + _id in $own)
    || _id in path("versions.**") && !("versions." + $release + "." + string::split(_id, ".")[2] in $own))]
  {_id, "isGivenUp": false, "isInOtherRelease": _id in path("versions.**") && !(_id in path("versions." + $release + ".**"))}`

interface Twin {
  _id: string
  /** Whether it is published and has a draft: see `TWINS`. */
  isGivenUp: boolean
  /** Whether another release gives it the code. */
  isInOtherRelease?: boolean
}

/** Finds products with the same pair of category and code. The link to a product has both, so no two may share them. */
async function twinsOf(productId: string | undefined, {document, getClient}: ValidationContext) {
  const category = referenceOf(document?.category)
  if (!document || !productId || !category) return []
  const id = getPublishedId(document._id)
  const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
  const release = isVersionId(document._id) ? getVersionFromId(document._id) : undefined
  if (release === undefined) return client.fetch<Twin[]>(TWINS, {productId, category, id})
  const own = await client.fetch<string[]>(
    '*[_type == "product" && _id in path("versions." + $release + ".**")]._id',
    {
      release,
    },
  )
  return client.fetch<Twin[]>(TWINS_OF_RELEASE, {productId, category, id, release, own})
}

function referenceOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('_ref' in value)) return undefined
  return typeof value._ref === 'string' ? value._ref : undefined
}
