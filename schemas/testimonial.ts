import {defineField, defineType} from 'sanity'
import {lineField} from './fields.ts'
import {pictureField} from './pictures.ts'

const LAST_POSITION = 'math::max(*[_type == "testimonial"].number)'

export const testimonial = defineType({
  name: 'testimonial',
  type: 'document',
  description: 'What a customer said. The first three are shown on the home page.',
  fields: [
    defineField({
      name: 'number',
      type: 'number',
      title: 'Place',
      description: 'Place in the list, from 1. The home page shows the first three.',
      initialValue: async (_value, {getClient}) => {
        const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
        return ((await client.fetch<number | null>(LAST_POSITION)) ?? 0) + 1
      },
      validation: (rule) =>
        rule.required().integer().min(1).error('Enter 1, 2, 3 …: the list is sorted by it.'),
    }),
    lineField({name: 'name', description: 'Name of the customer, with permission to show it.'}),
    lineField({name: 'role', description: 'Trade or relation, such as Architect & Designer or Homeowner.'}),
    defineField({
      name: 'content',
      type: 'text',
      rows: 4,
      title: 'Words',
      description: 'Their own words, two or three sentences.',
      validation: (rule) => [
        rule.required().error('A testimonial without words cannot be shown.'),
        rule.max(400).warning('Longer quotes are cut off by most readers, not by the page.'),
      ],
    }),
    pictureField({
      name: 'avatar',
      title: 'Portrait',
      description: 'Square portrait or monogram, shown small and round.',
      shapes: ['square'],
    }),
  ],
  orderings: [{name: 'place', title: 'Place', by: [{field: 'number', direction: 'asc'}]}],
  preview: {select: {title: 'name', subtitle: 'role', media: 'avatar'}},
})
