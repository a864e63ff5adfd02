import {defineField} from 'sanity'
import {AVAILABILITIES, MAX_WEEKS} from '../../contract/site/availability.ts'
import {BAND, UNITS} from '../../contract/site/units.ts'
import type {Messages} from '../messages/english.ts'

const numberField = (
  field: {name: string; title: string; description: string},
  {min, max = Infinity, wrong}: {min: number; max?: number; wrong: string},
) =>
  defineField({
    ...field,
    type: 'number',
    validation: (rule) => rule.integer().min(min).max(max).error(wrong),
  })

const weeksField = ({sale}: Messages) =>
  numberField({name: 'leadWeeks', ...sale.leadWeeks}, {min: 1, max: MAX_WEEKS, wrong: sale.weeksWrong})

/** How a product is sold, or the products of a category that say nothing else. */
export const saleFields = (messages: Messages, {sale} = messages) => [
  defineField({
    name: 'availability',
    type: 'string',
    ...sale.availability,
    options: {list: AVAILABILITIES.map((value) => ({value, title: sale.availabilities[value]}))},
  }),
  weeksField(messages),
  defineField({
    name: 'unit',
    type: 'string',
    ...sale.unit,
    options: {list: UNITS.map((value) => ({value, title: sale.units[value]}))},
  }),
]

/** A product's own price for a unit. */
export const rateField = ({sale, product}: Messages) =>
  numberField({name: 'rate', ...sale.rate}, {min: 1, wrong: product.valueWrong})

/** Settings for dates of feeds and for the calculation of a need. */
export const needFields = (messages: Messages, {sale} = messages) => [
  weeksField(messages),
  numberField({name: 'waste', ...sale.waste}, {min: 0, max: 100, wrong: sale.wasteWrong}),
  defineField({
    name: 'deliveryBands',
    type: 'array',
    ...sale.deliveryBands,
    of: [{type: 'string', validation: (rule) => rule.regex(BAND).error(sale.bandWrong)}],
  }),
]
