import {defineField, defineType} from 'sanity'
import {lineField, orderRankField} from './fields.ts'
import {pictureField} from './pictures.ts'
import {rupees} from './rupees.ts'

export const category = defineType({
  name: 'category',
  type: 'document',
  description: 'A range of products with a page of its own.',
  fields: [
    lineField({name: 'title', description: 'Name of the range, as visitors read it.'}),
    defineField({
      name: 'slug',
      type: 'slug',
      title: 'Address',
      description:
        'Last part of the page address, as in /designs/fountain. Links in advertisements stop working when it changes.',
      options: {source: 'title', maxLength: 60},
      validation: (rule) =>
        rule
          .required()
          .custom((slug) =>
            slug?.current === undefined || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug.current)
              ? true
              : 'Use small letters, digits and single hyphens only: the address must survive being typed and shared.',
          ),
    }),
    defineField({
      name: 'price',
      type: 'string',
      title: 'Starting price',
      description:
        'Shown after a rupee sign: a number (20000) or a number with its unit (220 SFT, 7500 Pair, 300 each). Leave empty to show none.',
      validation: (rule) =>
        rule
          .max(40)
          .custom((price) => (price?.includes('₹') ? 'Leave the rupee sign out: the site adds it.' : true)),
    }),
    defineField({
      name: 'value',
      type: 'number',
      title: 'Value of an enquiry (₹)',
      description:
        'What a call or message from this page is worth to you. Advertising reports use it; visitors never see it.',
      validation: (rule) => rule.required().min(0).error('Enter rupees, 0 or more: reports need a number.'),
    }),
    pictureField({
      name: 'background',
      title: 'Picture',
      description:
        'Wide picture for the top of its page. The category card shows an upright part of it, around the focal point.',
      shapes: ['card', 'computer', 'shared'],
    }),
    defineField({
      name: 'description',
      type: 'text',
      rows: 3,
      description: 'Two sentences about the range. Shown on its page and in search results.',
      validation: (rule) => rule.max(300).warning('Search engines cut off after about 160 characters.'),
    }),
    orderRankField('category'),
  ],
  orderings: [
    {name: 'shop', title: 'Order in the shop', by: [{field: 'orderRank', direction: 'asc'}]},
    {name: 'title', title: 'Name', by: [{field: 'title', direction: 'asc'}]},
  ],
  preview: {
    select: {title: 'title', price: 'price', media: 'background'},
    prepare: ({title, price, media}) => ({
      title,
      subtitle: price ? `from ${rupees(price)}` : 'no starting price',
      media,
    }),
  },
})
