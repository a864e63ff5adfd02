import {z} from 'zod'
import {ask, Rejected, type Server} from '../live/ask.ts'
import {Explained} from '../live/refusal.ts'
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

/**
 * Finds or erases what the shop holds about a phone number, click id, internet address or enquiry.
 * @throws Explained, or another Error when the server does not answer as it should
 */
export async function askForPerson(
  server: Server,
  action: 'find' | 'erase',
  term: string,
): Promise<PersonData> {
  const request = {method: 'POST', body: JSON.stringify({term})}
  const response = await ask(server, `/privacy-service/${action}`, request).catch((error: unknown) => {
    throw error instanceof Rejected && error.status === 400 ? new Explained(said('person.too-short')) : error
  })
  return found.parse(await response.json())
}

/** The kinds that hold something, with the number of records. */
export const countsOf = (data: PersonData): [kind: keyof PersonData, count: number][] =>
  found
    .keyof()
    .options.map((kind): [keyof PersonData, number] => [kind, data[kind].length])
    .filter(([, count]) => count > 0)
