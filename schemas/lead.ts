import {defineField, defineType} from 'sanity'

const text = (name: string, title: string, description: string) =>
  defineField({name, title, type: 'string', description})

const ACTIONS: Readonly<Record<string, string>> = {
  call: 'Call us',
  visit: 'Visit the showroom',
  price: 'Ask the price on WhatsApp',
}

/** The same actions in a short form, so that a list has room for the product too. */
const IN_LIST: Readonly<Record<string, string>> = {
  call: 'Call',
  visit: 'Way to the showroom',
  price: 'Price on WhatsApp',
}

/**
 * The stored document of an enquiry. The form service writes it with the id `lead.{uuid}`; the dot hides it from
 * anonymous readers. The Studio only shows it.
 */
export const lead = defineType({
  name: 'lead',
  title: 'Enquiry',
  type: 'document',
  description: 'A call, visit or message that started on the site. It is stored as it was sent.',
  readOnly: true,
  fields: [
    defineField({
      name: 'kind',
      type: 'string',
      description:
        'Submission: a visitor pressed the button of a dialog. Qualified lead: a contact that came from an advertisement.',
      options: {
        list: [
          {value: 'submission', title: 'Submission'},
          {value: 'qualified', title: 'Qualified lead'},
        ],
      },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'receivedAt',
      type: 'datetime',
      description: 'When it reached the server.',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'action',
      type: 'string',
      description: 'What the visitor wanted to do.',
      options: {list: Object.entries(ACTIONS).map(([value, title]) => ({value, title}))},
    }),
    text('category', 'Category', 'Address of the category page they were on.'),
    text('productId', 'Product number', 'Number of the product they looked at.'),
    defineField({
      name: 'product',
      type: 'reference',
      to: [{type: 'product'}],
      weak: true,
      description: 'The product itself, as long as it is in the catalogue.',
    }),
    defineField({
      name: 'isProductMissing',
      type: 'boolean',
      title: 'No longer in the catalogue',
      description: 'No product had this number when the enquiry came.',
      hidden: ({value}) => value !== true,
    }),
    text('pageUri', 'Page address', 'The page on which the visitor was, with the product they looked at.'),
    text('pageName', 'Page title', 'Title of that page.'),
    text('ipAddress', 'Address of the device', 'As the visitor’s browser reported it.'),
    defineField({
      name: 'clicks',
      type: 'array',
      title: 'Advertisement clicks',
      description: 'Clicks on advertisements that this device remembered, oldest first.',
      of: [
        {
          type: 'object',
          name: 'click',
          fields: [
            text('name', 'Kind', 'gclid, wbraid or gbraid.'),
            text('value', 'Click', 'Identifier given by the advertising network.'),
            defineField({
              name: 'at',
              type: 'datetime',
              title: 'When',
              description: 'When the visitor came to the site through it.',
            }),
          ],
          preview: {select: {title: 'name', subtitle: 'value'}},
        },
      ],
    }),
    defineField({
      name: 'fields',
      type: 'array',
      description: 'The form as it was sent.',
      of: [
        {
          type: 'object',
          name: 'field',
          fields: [text('name', 'Name', 'Name of the field.'), text('value', 'Value', 'What was sent.')],
          preview: {select: {title: 'name', subtitle: 'value'}},
        },
      ],
    }),
  ],
  orderings: [{name: 'newest', title: 'Newest first', by: [{field: 'receivedAt', direction: 'desc'}]}],
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
        IN_LIST[action] ?? (clickName ? 'By an advertisement' : 'Contact'),
        // The title of a page ends with the name of the shop, which is not needed here.
        [category, productId].filter(Boolean).join(' ') || pageName.replace(/ \| [^|]*$/, ''),
      ]
        .filter(Boolean)
        .join(': '),
      subtitle: [
        receivedAt
          ? new Date(receivedAt).toLocaleString('en-IN', {dateStyle: 'medium', timeStyle: 'short'})
          : 'no date',
        isProductMissing && 'no longer in the catalogue',
        clickName && `${clickName} ${clickValue}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
})
