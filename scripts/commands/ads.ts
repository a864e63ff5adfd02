import {mkdir} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {conversionsOf, EVENTS, LEAD_DAYS, fetchedFile, uploadedFile} from '../../server/ads/index.ts'
import type {Config} from '../../server/config.ts'
import {writeWhole} from '../../lib/disk/whole-file.ts'
import {contentClient} from '../content/client.ts'
import {explained} from '../content/failure.ts'
import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {command} from '../terminal/command.ts'
import {PlainError, visible} from '../terminal/terminal.ts'

const HELP = `npm run ads -- check | file [folder]

What the shop reports back to advertising networks: enquiries, quotations and orders of visitors who allowed advertising.
  check          says what is configured and what is missing, and shows the rows of each file. Sends nothing
  file [folder]  writes google-ads-conversions.csv, to upload by hand in Google Ads (Goals, Conversions, Uploads). The
                 conversion actions there are called enquiry, quoted and ordered

The shop must run, or SANITY_PROJECT_ID be set. Google fetches the same rows by itself: .env.example explains ADS_FEED_USER.`

const DAY_MS = 86_400_000

async function main([action = 'check', folder, surplus]: string[]) {
  if (surplus !== undefined) throw new PlainError(`"${surplus}" is one word too many. See --help.`)
  const config = loadConfig(root)
  switch (action) {
    case 'check':
      return check(config)
    case 'file':
      return writeFile(config, resolve(folder ?? '.'))
    default:
      throw new PlainError(`There is no "${action}". There are check and file.`)
  }
}

async function check(config: Config) {
  for (const sentence of sentencesOf(config)) console.log(sentence)
  const leads = await readLeads(config)
  for (const event of EVENTS) {
    const {rows, leftOut} = conversionsOf(leads, event, Date.now())
    const reasons = Object.entries(leftOut).filter(([, count]) => count > 0)
    const without = reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')
    console.log(`\n${event}.csv: ${rows.length} rows${without && ` (left out: ${without})`}`)
    if (rows.length > 0) console.log(visible(fetchedFile(rows).trimEnd()))
  }
}

/** What is configured, and what is missing. */
function sentencesOf({adsFeed, metaToken, tracking, publicUrl}: Config): string[] {
  const {metaPixelId, gaMeasurementId, googleAdsSendTo} = tracking
  const isTracked = [metaPixelId, gaMeasurementId, googleAdsSendTo].some((id) => id !== undefined)
  return [
    adsFeed
      ? `Google fetches ${publicUrl}/ads/enquiry.csv, quoted.csv and ordered.csv as "${adsFeed.user}".`
      : 'Google fetches nothing: set ADS_FEED_USER and ADS_FEED_PASSWORD.',
    ...(adsFeed && !publicUrl.startsWith('https:')
      ? ['PUBLIC_URL is not https: Google fetches only from https addresses.']
      : []),
    metaToken
      ? `Contacts are reported to Meta's pixel ${metaPixelId}.`
      : 'Nothing is reported to Meta: set META_PIXEL_ID and META_CAPI_TOKEN.',
    ...(isTracked
      ? []
      : [
          'No tracking id is set (META_PIXEL_ID, GA_MEASUREMENT_ID, GOOGLE_ADS_SEND_TO). Visitors are not asked for consent then, so no file has rows.',
        ]),
  ]
}

async function writeFile(config: Config, folder: string) {
  const leads = await readLeads(config)
  const rows = EVENTS.flatMap((event) =>
    conversionsOf(leads, event, Date.now()).rows.map((conversion) => ({event, conversion})),
  )
  const path = join(folder, 'google-ads-conversions.csv')
  await mkdir(folder, {recursive: true})
  await writeWhole(path, uploadedFile(rows))
  const written = rows.filter(({conversion}) => conversion.click.name === 'gclid').length
  console.log(`${written} conversions are in ${path}`)
  if (written < rows.length)
    console.log(
      `${rows.length - written} have a click from an iPhone (gbraid, wbraid), which this format has no column for. Google fetches them with ADS_FEED_USER.`,
    )
}

async function readLeads(config: Config): Promise<unknown[]> {
  const client = await contentClient(config)
  const time = new Date(Date.now() - LEAD_DAYS * DAY_MS).toISOString()
  try {
    return await client.fetch<unknown[]>('*[_type == "lead" && receivedAt >= $time]', {time})
  } catch (error) {
    throw explained(error, client, {what: 'the enquiries', again: 'try again'})
  }
}

await command(HELP, {}, async (_choices, words) => main(words), {takesWords: true})
