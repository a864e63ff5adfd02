import {z} from 'zod'
import {Explained, reasonIn} from '../live/reason.ts'
import {said} from '../languages/words.ts'

const record = z.record(z.string(), z.unknown())
const found = z.object({
  leads: z.array(record),
  waiting: z.array(record),
  errors: z.array(record),
  consents: z.array(record),
  files: z.array(z.string()),
  audit: z.array(record),
})

/** Records that the shop holds about a person, by kind. */
export type PersonData = z.infer<typeof found>

/** The shop's server, as the Studio's client knows it. */
interface Server {
  apiHost: string
  token?: string | undefined
}

/**
 * Finds or erases what the shop holds about a phone number, click id, internet address or enquiry.
 * @throws Explained, or another Error when the server does not answer as it should
 */
export async function askForPerson(
  {apiHost, token}: Server,
  action: 'find' | 'erase',
  term: string,
): Promise<PersonData> {
  const response = await fetch(new URL(`/privacy-service/${action}`, apiHost), {
    method: 'POST',
    headers: {authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json'},
    body: JSON.stringify({term}),
  })
  if (response.status === 400) throw new Explained(said('person.too-short'))
  if (!response.ok) throw new Explained(await reasonIn(response))
  return found.parse(await response.json())
}

/** The kinds that hold something, with the number of records. */
export const countsOf = (data: PersonData): [kind: keyof PersonData, count: number][] =>
  found
    .keyof()
    .options.map((kind): [keyof PersonData, number] => [kind, data[kind].length])
    .filter(([, count]) => count > 0)
