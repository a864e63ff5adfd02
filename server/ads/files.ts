import papa from 'papaparse'
import {GOOGLE_CLICKS} from '../../contract/site/parameters.ts'
import type {Conversion, ConversionEvent} from './conversions.ts'

/** The clock of the shop: India has one time zone, and no summer time. */
const OFFSET = {ms: 5.5 * 3_600_000, iso: '+05:30', compact: '+0530'}

/** The time in the shop, as `2026-11-21T15:04:05`. */
const localTime = (at: number) => new Date(at + OFFSET.ms).toISOString().slice(0, 19)

const COLUMNS = [...GOOGLE_CLICKS, 'conversion_time', 'value', 'currency', 'order_id']

/**
 * The file that Google Ads Data Manager fetches. Each row has exactly one id of a click.
 * @see https://support.google.com/google-ads-data-manager/answer/14605515
 * @see https://support.google.com/google-ads-data-manager/answer/14184381 (times)
 */
export function fetchedFile(rows: readonly Conversion[]): string {
  const lines = rows.map(({click, at, value, orderId}) => [
    ...GOOGLE_CLICKS.map((name) => (name === click.name ? click.value : '')),
    localTime(at) + OFFSET.iso,
    value,
    'INR',
    orderId,
  ])
  return `${papa.unparse([COLUMNS, ...lines], {newline: '\n'})}\n`
}

const UPLOAD_COLUMNS = [
  'Google Click ID',
  'Conversion Name',
  'Conversion Time',
  'Conversion Value',
  'Conversion Currency',
  'Order ID',
  'Ad User Data',
  'Ad Personalization',
]

/**
 * The file that a person uploads in Google Ads. It has only clicks with a gclid, because the format names no others.
 * @see https://support.google.com/google-ads/answer/7014069
 */
export function uploadedFile(rows: readonly {event: ConversionEvent; conversion: Conversion}[]): string {
  const lines = rows
    .filter(({conversion}) => conversion.click.name === 'gclid')
    .map(({event, conversion: {click, at, value, orderId}}) => {
      const time = localTime(at).replace('T', ' ')
      return [click.value, event, time, value, 'INR', orderId, 'Granted', 'Granted']
    })
  const table = papa.unparse([UPLOAD_COLUMNS, ...lines], {newline: '\n'})
  return `Parameters:TimeZone=${OFFSET.compact}\n${table}\n`
}
