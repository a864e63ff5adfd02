import {defineField} from 'sanity'
import {patternField} from './fields.ts'
import type {Messages} from '../messages/english.ts'

/** Days by their schema.org names, in the order of the week. */
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const dayNames = ({shared, siteSettings}: Messages, days: unknown) =>
  new Intl.ListFormat(shared.locale, {type: 'unit', style: 'short'}).format(
    DAYS.filter((day) => Array.isArray(days) && days.includes(day)).map((day) => siteSettings.dayNames[day]),
  )

const timeField = ({siteSettings}: Messages, name: 'opens' | 'closes') =>
  patternField({name, ...siteSettings[name]}, /^([01][0-9]|2[0-3]):[0-5][0-9]$/, siteSettings.timeWrong)

/** Opening hours in a form for search engines. The text for visitors is another field. */
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
            options: {
              list: DAYS.map((day) => ({value: day, title: messages.siteSettings.dayNames[day]})),
              layout: 'grid',
            },
            ...messages.siteSettings.days,
            validation: (rule) => rule.required().min(1).unique().error(messages.siteSettings.daysNeeded),
          }),
          timeField(messages, 'opens'),
          timeField(messages, 'closes'),
        ],
        preview: {
          select: {days: 'days', opens: 'opens', closes: 'closes'},
          prepare: ({days, opens, closes}) => ({
            title: messages.siteSettings.openFromTo(String(opens), String(closes)),
            subtitle: dayNames(messages, days),
          }),
        },
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
