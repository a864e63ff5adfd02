import {defineField} from 'sanity'

/** Days by their schema.org names, in the order of the week. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const timeField = (name: string, description: string) =>
  defineField({
    name,
    type: 'string',
    description,
    validation: (rule) =>
      rule
        .required()
        .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, {name: 'time'})
        .error('Write hours and minutes on a 24-hour clock, such as 09:00 or 20:30.'),
  })

/** Opening hours in a form for search engines. The text for visitors is another field. */
export const openingField = defineField({
  name: 'opening',
  title: 'Opening hours for search engines',
  type: 'array',
  group: 'contact',
  description: 'The same hours, day by day: search engines show whether the showroom is open now.',
  of: [
    {
      type: 'object',
      name: 'openDays',
      fields: [
        defineField({
          name: 'days',
          type: 'array',
          of: [{type: 'string'}],
          options: {list: DAYS, layout: 'grid'},
          description: 'Days with these hours.',
          validation: (rule) => rule.required().min(1).unique().error('Choose at least one day.'),
        }),
        timeField('opens', 'When the door opens, such as 09:00.'),
        timeField('closes', 'When it closes, such as 20:00.'),
      ],
      preview: {
        select: {days: 'days', opens: 'opens', closes: 'closes'},
        prepare: ({days, opens, closes}) => ({
          title: `${String(opens)} to ${String(closes)}`,
          subtitle: Array.isArray(days) ? days.join(', ') : undefined,
        }),
      },
    },
  ],
})

const isAscending = (limits: number[]) =>
  limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))

/** Prices at which one price band ends and the next begins. */
export const priceLimitsField = defineField({
  name: 'priceLimits',
  title: 'Price bands (₹)',
  type: 'array',
  group: 'numbers',
  description:
    'Limits of the price bands from which visitors choose: 15000 and 25000 make “under ₹15,000”, “₹15,000 to ₹25,000” and “₹25,000 and above”.',
  of: [{type: 'number', validation: (rule) => rule.integer().min(1).error('Enter whole rupees, 1 or more.')}],
  validation: (rule) => [
    rule.required().min(1).error('Keep at least one price: without one there is nothing to choose between.'),
    rule.max(6).warning('More than seven bands are tiring to choose from.'),
    rule
      .custom<number[]>((limits) => !limits || isAscending(limits) || 'Put them in order, the lowest first.')
      .error(),
  ],
})
