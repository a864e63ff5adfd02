import {defineField, defineType, type PreviewConfig} from 'sanity'
import type {Words} from '../words/english.ts'

const text = (name: string, words: {title: string; description: string}) =>
  defineField({name, ...words, type: 'string'})

const listOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({value, title}))

/**
 * The stored document of an enquiry. The form service writes it with the id `lead.{uuid}`; the dot hides it from
 * anonymous readers. In the Studio, only the Enquiries tool changes it.
 */
export function leadIn(words: Words) {
  const {shared, lead} = words
  return defineType({
    name: 'lead',
    title: lead.title,
    type: 'document',
    description: lead.description,
    readOnly: true,
    fields: [...about(words), ...sale(words), ...sent(words)],
    orderings: [
      {name: 'newest', title: shared.orderings.newest, by: [{field: 'receivedAt', direction: 'desc'}]},
    ],
    preview: previewIn(words),
  })
}

const previewSelection = {
  action: 'action',
  source: 'source',
  stage: 'stage',
  ref: 'ref',
  category: 'category',
  categoryTitle: 'categoryDocument.title',
  // Older enquiries have no reference to the category.
  productCategoryTitle: 'product.category.title',
  productId: 'productId',
  isProductMissing: 'isProductMissing',
  pageName: 'pageName',
  receivedAt: 'receivedAt',
  clickName: 'clicks.0.name',
  clickValue: 'clicks.0.value',
  media: 'product.image',
}

/** Words by name. A stranger's form chooses some of the names, and an object would also have `constructor`. */
const mapOf = (words: Readonly<Record<string, string>>) => new Map(Object.entries(words))

/** A line for an enquiry in lists: what was wanted, when, and what became of it. */
function previewIn({shared, lead}: Words): PreviewConfig {
  const shortActions = mapOf(lead.shortActions)
  const sources = mapOf(lead.sources)
  const stages = mapOf(lead.stageNames)
  return {
    select: previewSelection,
    prepare: ({
      action,
      source,
      stage,
      ref,
      category,
      categoryTitle,
      productCategoryTitle,
      productId,
      isProductMissing,
      pageName,
      receivedAt,
      clickName,
      clickValue,
      media,
    }) => ({
      title: [
        shortActions.get(action) ?? sources.get(source) ?? (clickName ? lead.byAdvertisement : lead.contact),
        // The title of a page ends with the name of the shop, which is not needed here.
        [categoryTitle ?? productCategoryTitle ?? category, productId].filter(Boolean).join(' ') ||
          (pageName ?? '').replace(/ \| [^|]*$/, ''),
      ]
        .filter(Boolean)
        .join(': '),
      subtitle: [
        receivedAt
          ? new Date(receivedAt).toLocaleString(shared.locale, {dateStyle: 'medium', timeStyle: 'short'})
          : lead.noDate,
        stages.get(stage),
        ref,
        isProductMissing && lead.missing,
        clickName && `${clickName} ${clickValue}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  }
}

/** Fields of a contact intent, and of the product that it is about. */
const about = ({lead}: Words) => [
  defineField({
    name: 'kind',
    type: 'string',
    ...lead.kind,
    options: {list: listOf(lead.kinds)},
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'receivedAt',
    type: 'datetime',
    ...lead.receivedAt,
    validation: (rule) => rule.required(),
  }),
  defineField({name: 'action', type: 'string', ...lead.action, options: {list: listOf(lead.actions)}}),
  defineField({name: 'language', type: 'string', ...lead.language, options: {list: listOf(lead.languages)}}),
  text('category', lead.category),
  text('productId', lead.productId),
  defineField({
    name: 'categoryDocument',
    type: 'reference',
    to: [{type: 'category'}],
    weak: true,
    ...lead.categoryDocument,
  }),
  defineField({name: 'product', type: 'reference', to: [{type: 'product'}], weak: true, ...lead.product}),
  defineField({
    name: 'isProductMissing',
    type: 'boolean',
    ...lead.isProductMissing,
    hidden: ({value}) => value !== true,
  }),
]

/** What became of an enquiry. The Studio's tool Enquiries writes these. */
const sale = ({lead}: Words) => [
  text('ref', lead.ref),
  defineField({name: 'stage', type: 'string', ...lead.stage, options: {list: listOf(lead.stageNames)}}),
  defineField({name: 'amount', type: 'number', ...lead.amount}),
  defineField({name: 'value', type: 'number', ...lead.value}),
  defineField({name: 'note', type: 'text', rows: 3, ...lead.note}),
  defineField({name: 'remindAt', type: 'date', ...lead.remindAt}),
  text('person', lead.person),
  text('phone', lead.phone),
  defineField({name: 'source', type: 'string', ...lead.source, options: {list: listOf(lead.sources)}}),
  defineField({
    name: 'stages',
    type: 'array',
    ...lead.stages,
    of: [
      {
        type: 'object',
        name: 'stageChange',
        fields: [
          defineField({
            name: 'stage',
            type: 'string',
            ...lead.changeStage,
            options: {list: listOf(lead.stageNames)},
          }),
          defineField({name: 'at', type: 'datetime', ...lead.changeAt}),
        ],
        preview: {select: {title: 'stage', subtitle: 'at'}},
      },
    ],
  }),
]

/** Where the visitor was, and the form as it was sent. */
const sent = ({lead}: Words) => [
  text('pageUri', lead.pageUri),
  text('pageName', lead.pageName),
  text('ipAddress', lead.ipAddress),
  text('userAgent', lead.userAgent),
  text('eventId', lead.eventId),
  defineField({name: 'contentIds', type: 'array', ...lead.contentIds, of: [{type: 'string'}]}),
  defineField({
    name: 'consent',
    type: 'object',
    ...lead.consent,
    fields: [
      text('version', lead.consentVersion),
      defineField({name: 'at', type: 'datetime', ...lead.consentAt}),
      defineField({name: 'purposes', type: 'array', ...lead.consentPurposes, of: [{type: 'string'}]}),
    ],
  }),
  defineField({
    name: 'clicks',
    type: 'array',
    ...lead.clicks,
    of: [
      {
        type: 'object',
        name: 'click',
        fields: [
          text('name', lead.clickName),
          text('value', lead.clickValue),
          defineField({name: 'at', type: 'datetime', ...lead.clickAt}),
        ],
        preview: {select: {title: 'name', subtitle: 'value'}},
      },
    ],
  }),
  defineField({
    name: 'fields',
    type: 'array',
    ...lead.fields,
    of: [
      {
        type: 'object',
        name: 'field',
        fields: [text('name', lead.fieldName), text('value', lead.fieldValue)],
        preview: {select: {title: 'name', subtitle: 'value'}},
      },
    ],
  }),
]
