import {defineField} from 'sanity'
import {patternField} from './fields.ts'
import type {Messages} from '../messages/english.ts'

/** Days by their schema.org names, in the order of the week. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const timeField = ({siteSettings}: Messages, name: 'opens' | 'closes') =>
  patternField({name, ...siteSettings[name]}, /^([01][0-9]|2[0-3]):[0-5][0-9]$/, siteSettings.timeWrong)

/** When the showroom is open. The form makes the texts for visitors from these hours. */
export const openingField = (messages: Messages) =>
  defineField({
    name: 'opening',
    ...messages.siteSettings.opening,
    type: 'array',
    group: 'contact',
    of: [
      {
        type: 'object',
        name: 'openDays',
        fields: [
          defineField({
            name: 'days',
            type: 'array',
            of: [{type: 'string'}],
            options: {list: [...DAYS]},
            ...messages.siteSettings.days,
            validation: (rule) => rule.required().min(1).unique().error(messages.siteSettings.daysNeeded),
          }),
          timeField(messages, 'opens'),
          timeField(messages, 'closes'),
        ],
      },
    ],
  })

const isAscending = (limits: number[]) =>
  limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))

/** Prices at which one price band ends and the next begins. */
export const priceLimitsField = ({siteSettings}: Messages) =>
  defineField({
    name: 'priceLimits',
    ...siteSettings.priceLimits,
    type: 'array',
    group: 'numbers',
    of: [{type: 'number', validation: (rule) => rule.integer().min(1).error(siteSettings.limitWrong)}],
    validation: (rule) => [
      rule.required().min(1).error(siteSettings.limitNeeded),
      rule.max(6).warning(siteSettings.limitsMany),
      rule.custom<number[]>((limits) => !limits || isAscending(limits) || siteSettings.limitsOrder).error(),
    ],
  })
