import {PERSON} from '../../contract/services/paths.ts'
import {personData, type PersonData} from '../../contract/services/administration.ts'
import {ask, Rejected, type Server} from '../live/ask.ts'
import {Explained} from '../live/reason.ts'
import {said} from '../languages/messages.ts'

/**
 * Finds or erases what the shop holds about a phone number, click id, internet address or enquiry.
 * @throws Explained, or another Error when the server does not answer as it should
 */
export async function askForPerson(
  server: Server,
  action: keyof typeof PERSON,
  question: {term: string; count?: number},
): Promise<PersonData> {
  const request = {method: 'POST', body: JSON.stringify(question)}
  const response = await ask(server, PERSON[action], request).catch((error: unknown) => {
    if (error instanceof Rejected && error.status === 400) throw new Explained(said('person.too-short'))
    // More were found since they were counted.
    if (error instanceof Rejected && error.status === 412) throw new Explained(said('person.more'))
    throw error
  })
  return personData.parse(await response.json())
}

/** The kinds that hold something, with the number of records. */
export const countsOf = (data: PersonData): [kind: keyof PersonData, count: number][] =>
  personData
    .keyof()
    .options.map((kind): [keyof PersonData, number] => [kind, data[kind].length])
    .filter(([, count]) => count > 0)
