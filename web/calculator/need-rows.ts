import {squareMetres, type Delivery, type Need, type Rate} from '../../contract/site/units.ts'
import {measure} from '#messages/measure'
import * as messages from '#messages/calculator'
import {locale} from '#messages/language'
import {rupees} from '../shop/rupees.ts'

export type Facts = {size?: string | null; weight?: string | null} | null

interface Shown {
  need: Need
  rate: Rate
  /** Percent. */
  waste: number
  facts: Facts
  delivery: Delivery | undefined
}

/** What a visitor reads of a calculation, on the page and in the message: names with texts. */
export function needRows({need, rate, waste, facts, delivery}: Shown): [name: string, text: string][] {
  const {area, ordered, pieces, grams, from, to} = need
  const rows: ([string, string] | false | undefined)[] = [
    [messages.area, messages.areaText(number(area / 100), number(squareMetres(area)))],
    waste > 0 && [messages.withWaste(waste), messages.sft(number(ordered / 100))],
    pieces !== undefined && [messages.piecesOf(measure(facts?.size ?? '')), number(pieces)],
    grams !== undefined && [messages.weight, messages.kilos(number(Math.max(1, Math.round(grams / 1000))))],
    [messages.price, `${from === to ? paise(from) : `${paise(from)} – ${paise(to)}`} (${rateText(rate)})`],
    delivery && [messages.delivery, deliveryText(delivery, grams)],
  ]
  return rows.filter((row) => row !== false && row !== undefined)
}

const number = (value: number) => value.toLocaleString(locale, {maximumFractionDigits: 1})

/** Whole rupees: an estimate names no paise. */
const paise = (amount: number) => rupees(Math.round(amount / 100))

/** As categories write it: `₹1100-2950 SFT`. */
const rateText = ({from, to}: Rate) =>
  rupees(`${[...new Set([from, to])].map((amount) => amount / 100).join('-')} SFT`)

function deliveryText(delivery: Delivery, grams: number | undefined) {
  if ('text' in delivery) return delivery.text
  const {perTonne} = delivery
  return grams === undefined
    ? messages.perTonne(rupees(perTonne))
    : rupees(Math.round((perTonne * grams) / 1_000_000))
}
