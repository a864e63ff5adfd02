import {personData, type PersonData} from '../../contract/services/administration.ts'
import {ask, Rejected, type Server} from '../live/ask.ts'
import {Explained} from '../live/reason.ts'
import {said} from '../languages/words.ts'

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
  return personData.parse(await response.json())
}

/** The kinds that hold something, with the number of records. */
export const countsOf = (data: PersonData): [kind: keyof PersonData, count: number][] =>
  personData
    .keyof()
    .options.map((kind): [keyof PersonData, number] => [kind, data[kind].length])
    .filter(([, count]) => count > 0)
