import {useState} from 'react'
import type {PersonData} from '../../contract/services/administration.ts'
import {Explained} from '../live/reason.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useServer} from '../live/use-answer.ts'
import {askForPerson} from './person.ts'

/** Records that the shop holds, or held until now, and the term that they belong to. */
interface Found {
  term: string
  data: PersonData
  isErased: boolean
}

/** Content of the tool under the search. */
export type Shown = Found | {problem: string} | {awaited: 'find' | 'erase'} | undefined

/** The records about a person, and the ways to find, erase and hide them. */
export function usePerson() {
  const t = useMessages()
  const server = useServer()
  const [shown, setShown] = useState<Shown>()

  const ask = async (action: 'find' | 'erase', term: string, count?: number) => {
    const waiting = {awaited: action}
    setShown(waiting)
    const result = await askForPerson(server, action, {term, ...(count !== undefined && {count})}).then(
      (data) => ({term, data, isErased: action === 'erase'}),
      (error: unknown) => ({problem: error instanceof Explained ? error.message : t('person.failed')}),
    )
    // A late result is dropped: the term has been changed, or another request was sent.
    setShown((now) => (now === waiting ? result : now))
  }
  return {
    shown,
    /** Until an erasure is answered, the term must not change: what was erased cannot be found again. */
    isErasing: shown !== undefined && 'awaited' in shown && shown.awaited === 'erase',
    find: (term: string) => void ask('find', term),
    /** @param count number of records, which the person has confirmed */
    erase: (term: string, count: number) => void ask('erase', term, count),
    hide: () => setShown(undefined),
  }
}
