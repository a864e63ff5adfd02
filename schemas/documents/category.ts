import {defineField, defineType} from 'sanity'
import {lineField, orderRankField} from '../fields/fields.ts'
import {pictureField} from '../fields/image-fields.ts'
import {saleFields} from '../fields/sale-fields.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {withTranslations} from '../fields/translations.ts'
import type {Messages} from '../messages/english.ts'

export function categoryIn(messages: Messages) {
  const {shared, category} = messages
  return defineType({
    name: 'category',
    type: 'document',
    title: category.title,
    description: category.description,
    fields: withTranslations(messages, 'category', fieldsIn(messages)),
    orderings: [
      {name: 'shop', title: shared.orderings.shop, by: [{field: 'orderRank', direction: 'asc'}]},
      {name: 'title', title: shared.orderings.title, by: [{field: 'title', direction: 'asc'}]},
    ],
    preview: {
      select: {title: 'title', price: 'price', follows: 'priceFollows', media: 'background'},
      prepare: ({title, price, follows, media}) => ({
        title,
        subtitle: follows
          ? category.priceFollows.title
          : price
            ? category.from(rupees(price))
            : category.noPrice,
        media,
      }),
    },
  })
}

const fieldsIn = (messages: Messages, {shared, category} = messages) => [
  lineField(messages, {name: 'title', ...category.name}),
  defineField({
    name: 'slug',
    type: 'slug',
    ...category.slug,
    options: {source: 'title', maxLength: 60},
    validation: (rule) =>
      rule
        .required()
        .custom((slug) =>
          slug?.current === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current)
            ? true
            : category.slugWrong,
        ),
  }),
  defineField({
    name: 'price',
    type: 'string',
    ...category.price,
    // These are two rules, because one rule has only one message.
    validation: (rule) => [
      rule.max(40).error(shared.tooLongForCard),
      rule.custom((price) => (price?.includes('₹') ? category.priceWithSign : true)),
    ],
  }),
  // Absent in a category that is older than this field: its price stays as written.
  defineField({name: 'priceFollows', type: 'boolean', ...category.priceFollows, initialValue: true}),
  defineField({
    name: 'value',
    type: 'number',
    ...category.value,
    validation: (rule) => rule.required().min(0).error(shared.rupeesNeeded),
  }),
  ...saleFields(messages),
  pictureField(messages, {
    name: 'background',
    ...category.background,
    shapes: ['card', 'computer', 'shared'],
  }),
  defineField({
    name: 'description',
    type: 'text',
    rows: 3,
    ...category.text,
    validation: (rule) => rule.max(300).warning(category.textLong),
  }),
  orderRankField(messages, 'category'),
]
