import {defineField, defineType, type PreviewConfig} from 'sanity'
import {entriesField} from '../fields/fields.ts'
import type {Messages} from '../messages/english.ts'

const text = (name: string, messages: {title: string; description: string}) =>
  defineField({name, ...messages, type: 'string'})

/** A field with one of the named values. */
const choice = (
  name: string,
  messages: {title: string; description?: string},
  titles: Readonly<Record<string, string>>,
) =>
  defineField({
    name,
    ...messages,
    type: 'string',
    options: {list: Object.entries(titles).map(([value, title]) => ({value, title}))},
  })

/**
 * The stored document of an enquiry. The form service writes it with the id `lead.{uuid}`; the dot hides it from
 * anonymous readers. In the Studio, only the Enquiries tool changes it.
 */
export function leadIn(messages: Messages) {
  const {shared, lead} = messages
  return defineType({
    name: 'lead',
    title: lead.title,
    type: 'document',
    description: lead.description,
    readOnly: true,
    fields: [...about(messages), ...sale(messages), ...sent(messages)],
    orderings: [
      {name: 'newest', title: shared.orderings.newest, by: [{field: 'receivedAt', direction: 'desc'}]},
    ],
    preview: previewIn(messages),
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
  fields: 'fields',
  receivedAt: 'receivedAt',
  clickName: 'clicks.0.name',
  clickValue: 'clicks.0.value',
  media: 'product.image',
}

/** Words by name. A stranger's form chooses some of the names, and an object would also have `constructor`. */
const mapOf = (messages: Readonly<Record<string, string>>) => new Map(Object.entries(messages))

/** `+ 2` for a list of three products: the title names the first. */
function moreIn(fields: unknown) {
  const asked = Array.isArray(fields) ? fields.filter(({name}) => name === 'product_url').length : 0
  return asked > 1 && `+ ${asked - 1}`
}

/** A line for an enquiry in lists: what was wanted, when, and what became of it. */
function previewIn({shared, lead}: Messages): PreviewConfig {
  const shortActions = mapOf(lead.shortActions)
  const sources = mapOf(lead.sources)
  const stages = mapOf(lead.stageNames)
  return {
    select: previewSelection,
    prepare: ({category, productId, receivedAt, clickName, media, ...shown}) => ({
      title: [
        shortActions.get(shown.action) ??
          sources.get(shown.source) ??
          (clickName ? lead.byAdvertisement : lead.contact),
        // The title of a page ends with the name of the shop, which is not needed here.
        [shown.categoryTitle ?? shown.productCategoryTitle ?? category, productId, moreIn(shown.fields)]
          .filter(Boolean)
          .join(' ') || (shown.pageName ?? '').replace(/ \| [^|]*$/, ''),
      ]
        .filter(Boolean)
        .join(': '),
      subtitle: [
        receivedAt
          ? new Date(receivedAt).toLocaleString(shared.locale, {dateStyle: 'medium', timeStyle: 'short'})
          : lead.noDate,
        stages.get(shown.stage),
        shown.ref,
        shown.isProductMissing && lead.missing,
        clickName && `${clickName} ${shown.clickValue}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  }
}

/** Fields of a contact intent, and of the product that it is about. */
const about = ({lead}: Messages) => [
  defineField({...choice('kind', lead.kind, lead.kinds), validation: (rule) => rule.required()}),
  defineField({
    name: 'receivedAt',
    type: 'datetime',
    ...lead.receivedAt,
    validation: (rule) => rule.required(),
  }),
  choice('action', lead.action, lead.actions),
  choice('language', lead.language, lead.languages),
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
const sale = ({lead}: Messages) => [
  text('ref', lead.ref),
  choice('stage', lead.stage, lead.stageNames),
  defineField({name: 'amount', type: 'number', ...lead.amount}),
  defineField({name: 'value', type: 'number', ...lead.value}),
  defineField({name: 'note', type: 'text', rows: 3, ...lead.note}),
  defineField({name: 'remindAt', type: 'date', ...lead.remindAt}),
  text('person', lead.person),
  text('phone', lead.phone),
  text('assignee', lead.assignee),
  choice('source', lead.source, lead.sources),
  entriesField({
    name: 'stages',
    ...lead.stages,
    entry: 'stageChange',
    fields: [
      choice('stage', lead.changeStage, lead.stageNames),
      defineField({name: 'at', type: 'datetime', ...lead.changeAt}),
    ],
    shown: ['stage', 'at'],
  }),
]

/** Where the visitor was, and the form as it was sent. */
const sent = ({lead}: Messages) => [
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
  entriesField({
    name: 'clicks',
    ...lead.clicks,
    entry: 'click',
    fields: [
      text('name', lead.clickName),
      text('value', lead.clickValue),
      defineField({name: 'at', type: 'datetime', ...lead.clickAt}),
    ],
    shown: ['name', 'value'],
  }),
  entriesField({
    name: 'fields',
    ...lead.fields,
    entry: 'field',
    fields: [text('name', lead.fieldName), text('value', lead.fieldValue)],
    shown: ['name', 'value'],
  }),
]
