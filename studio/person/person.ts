import {personData, type PersonData} from '../../contract/services/administration.ts'
import {Explained, reasonIn} from '../live/reason.ts'
import {said} from '../languages/words.ts'

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
  return personData.parse(await response.json())
}

/** The kinds that hold something, with the number of records. */
export const countsOf = (data: PersonData): [kind: keyof PersonData, count: number][] =>
  personData
    .keyof()
    .options.map((kind): [keyof PersonData, number] => [kind, data[kind].length])
    .filter(([, count]) => count > 0)
