import {defineField, defineType} from 'sanity'
import type {Words} from './words/english.ts'

const text = (name: string, words: {title: string; description: string}) =>
  defineField({name, ...words, type: 'string'})

const listOf = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({value, title}))

/**
 * The stored document of an enquiry. The form service writes it with the id `lead.{uuid}`; the dot hides it from
 * anonymous readers. The Studio only shows it.
 */
export function leadIn(words: Words) {
  const {shared, lead} = words
  const shortActions: Readonly<Record<string, string>> = lead.shortActions
  return defineType({
    name: 'lead',
    title: lead.title,
    type: 'document',
    description: lead.description,
    readOnly: true,
    fields: [...about(words), ...sent(words)],
    orderings: [
      {name: 'newest', title: shared.orderings.newest, by: [{field: 'receivedAt', direction: 'desc'}]},
    ],
    preview: {
      select: {
        action: 'action',
        category: 'category',
        productId: 'productId',
        isProductMissing: 'isProductMissing',
        pageName: 'pageName',
        receivedAt: 'receivedAt',
        clickName: 'clicks.0.name',
        clickValue: 'clicks.0.value',
        media: 'product.image',
      },
      prepare: ({
        action,
        category,
        productId,
        isProductMissing,
        pageName = '',
        receivedAt,
        clickName,
        clickValue,
        media,
      }) => ({
        title: [
          shortActions[action] ?? (clickName ? lead.byAdvertisement : lead.contact),
          // The title of a page ends with the name of the shop, which is not needed here.
          [category, productId].filter(Boolean).join(' ') || pageName.replace(/ \| [^|]*$/, ''),
        ]
          .filter(Boolean)
          .join(': '),
        subtitle: [
          receivedAt
            ? new Date(receivedAt).toLocaleString('en-IN', {dateStyle: 'medium', timeStyle: 'short'})
            : lead.noDate,
          isProductMissing && lead.missing,
          clickName && `${clickName} ${clickValue}`,
        ]
          .filter(Boolean)
          .join(' · '),
        media,
      }),
    },
  })
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
  defineField({
    name: 'action',
    type: 'string',
    ...lead.action,
    options: {list: listOf(lead.actions)},
  }),
  text('category', lead.category),
  text('productId', lead.productId),
  defineField({
    name: 'product',
    type: 'reference',
    to: [{type: 'product'}],
    weak: true,
    ...lead.product,
  }),
  defineField({
    name: 'isProductMissing',
    type: 'boolean',
    ...lead.isProductMissing,
    hidden: ({value}) => value !== true,
  }),
]

/** Where the visitor was, and the form as it was sent. */
const sent = ({lead}: Words) => [
  text('pageUri', lead.pageUri),
  text('pageName', lead.pageName),
  text('ipAddress', lead.ipAddress),
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
          defineField({
            name: 'at',
            type: 'datetime',
            ...lead.clickAt,
          }),
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
