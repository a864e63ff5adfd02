import {defineField, defineType} from 'sanity'
import {lineField} from '../fields/fields.ts'
import {pictureField} from '../fields/image-fields.ts'
import {withTranslations} from '../fields/translations.ts'
import type {Messages} from '../messages/english.ts'

const LAST_POSITION = 'math::max(*[_type == "testimonial"].number)'

export function testimonialIn(messages: Messages) {
  const {shared, testimonial} = messages
  return defineType({
    name: 'testimonial',
    type: 'document',
    title: testimonial.title,
    description: testimonial.description,
    fields: withTranslations(messages, 'testimonial', [
      defineField({
        name: 'number',
        type: 'number',
        ...testimonial.number,
        initialValue: async (_value, {getClient}) => {
          const client = getClient({apiVersion: '2025-02-19'}).withConfig({perspective: 'raw'})
          return ((await client.fetch<number | null>(LAST_POSITION)) ?? 0) + 1
        },
        validation: (rule) => rule.required().integer().min(1).error(testimonial.numberWrong),
      }),
      lineField(messages, {name: 'name', ...testimonial.name}),
      lineField(messages, {name: 'role', ...testimonial.role}),
      defineField({
        name: 'content',
        type: 'text',
        rows: 4,
        ...testimonial.content,
        validation: (rule) => [
          rule.required().error(testimonial.contentNeeded),
          rule.max(400).warning(testimonial.contentLong),
        ],
      }),
      pictureField(messages, {name: 'avatar', ...testimonial.avatar, shapes: ['square']}),
    ]),
    orderings: [{name: 'place', title: shared.orderings.place, by: [{field: 'number', direction: 'asc'}]}],
    preview: {select: {title: 'name', subtitle: 'role', media: 'avatar'}},
  })
}
