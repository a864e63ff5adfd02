import {join} from 'node:path'
import {z} from 'zod'
import {PERSON} from '../../contract/services/paths.ts'
import {personData, type PersonData} from '../../contract/services/administration.ts'
import {isOfProxy} from '../../contract/services/proxy.ts'
import {localOrigin, type Config} from '../../server/config.ts'
import {openShop} from '../../server/shop.ts'
import {readToken} from '../content/client.ts'
import {answeredByProxy} from '../content/failure.ts'
import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {command} from '../terminal/command.ts'
import {PlainError, visible} from '../terminal/terminal.ts'

const HELP = `npm run privacy -- find|export|erase "<phone, click id, IP address or enquiry>"

Finds what the shop holds about a person: enquiries, also those that wait to be saved, errors of their browser, choices
about privacy, uploaded files by name, and failed sign-ins. The shop may be running.
  find    says how much there is, and names other ids in the enquiries that may be worth a search of their own
  export  prints everything as JSON
  erase   says what it would erase, and erases it with --yes
  --yes   erases
  --count <number>   confirms, with --yes, that as many records are erased; needed for more than ten

Backups that were made before still have what is erased, until they are old enough to be removed. A restore of such a
backup erases it again. docs/privacy.md lists every place where a person's data lives.`

const NAMES: Record<keyof PersonData, string> = {
  leads: 'enquiries',
  waiting: 'enquiries that wait to be saved or reported to Meta',
  errors: 'errors of browsers',
  consents: 'choices about privacy',
  files: 'uploaded files',
  audit: 'failed sign-ins',
  searches: 'recent searches of staff',
}

interface Choices {
  yes?: boolean | undefined
  count?: string | undefined
}

async function main({yes, count: confirmed}: Choices, [action, term, ...surplus]: string[]) {
  if (!action || !['find', 'export', 'erase'].includes(action))
    throw new PlainError('Say what to do: find, export or erase. See --help.')
  if (term === undefined || surplus.length > 0)
    throw new PlainError('Write one phone number, click id, address or enquiry, in quotation marks.')
  const config = loadConfig(root)
  if (config.content.kind === 'hosted')
    throw new PlainError(
      'With hosted Sanity the enquiries are in the project: search and delete them in the Studio.',
    )
  const isErasing = action === 'erase' && yes === true
  const data = await ask(config, isErasing ? 'erase' : 'find', {
    term,
    ...(confirmed !== undefined && {count: Number(confirmed)}),
  })
  if (action === 'export') return console.log(visible(JSON.stringify(data, undefined, 2)))
  const count = show(data)
  if (count === 0) return console.log('The shop holds nothing about this.')
  if (isErasing) return console.log('\nAll of this is erased.')
  if (action === 'erase')
    return console.log(`\nTo erase all of this, add --yes${count > 10 ? ` --count ${count}` : ''}.`)
  const others = otherIds(data, term)
  if (others.length > 0)
    console.log(`\nThe enquiries also hold, as their browsers said: ${others.map(visible).join(', ')}`)
}

/** @returns the number of records */
function show(data: PersonData): number {
  const rows = Object.entries(NAMES).flatMap(([name, words]) => {
    const list = Object.entries(data).find(([key]) => key === name)?.[1] ?? []
    return list.length > 0 ? {count: list.length, words} : []
  })
  for (const {count, words} of rows) console.log(`${String(count).padStart(5)}  ${words}`)
  return rows.reduce((sum, {count}) => sum + count, 0)
}

const ids = z.object({
  ipAddress: z.string().optional(),
  clicks: z.array(z.object({value: z.string()})).optional(),
})

/** Addresses and click ids of the enquiries. Several people may share an address. */
function otherIds({leads}: PersonData, term: string): string[] {
  const all = leads.flatMap((lead) => {
    const {data} = ids.safeParse(lead)
    return [data?.ipAddress, ...(data?.clicks ?? []).map(({value}) => value)]
  })
  return [...new Set(all)].filter((id) => id !== undefined).filter((id) => id !== term.trim())
}

/** Asks the running shop. When no shop is running, opens it for this question. */
async function ask(
  config: Config,
  action: 'find' | 'erase',
  question: {term: string; count?: number},
): Promise<PersonData> {
  const token = config.content.token ?? (await readToken(join(config.dataDir, 'lake-token')))
  const request = () =>
    new Request(`${localOrigin(config)}${PERSON[action]}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`},
      body: JSON.stringify(question),
    })
  const response = await fetch(request()).catch(() => askClosed(config, request()))
  const text = await response.text()
  if (isOfProxy(text)) throw new PlainError(answeredByProxy(localOrigin(config), response.status))
  const body: unknown = JSON.parse(text)
  if (response.ok) return personData.parse(body)
  const {message} = z.object({message: z.string().optional()}).catch({}).parse(body)
  throw new PlainError(message ?? `The shop answered with status ${response.status}.`)
}

async function askClosed(config: Config, request: Request): Promise<Response> {
  const shop = openShop(config, root)
  try {
    return await shop.fetch(request)
  } finally {
    await shop.close()
  }
}

await command(HELP, {yes: {type: 'boolean'}, count: {type: 'string'}}, main, {takesWords: true})
