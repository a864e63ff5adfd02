import {useState} from 'react'
import {useWords} from '../../languages/use-words.ts'
import {Explained} from '../../live/reason.ts'
import {useAnswer, useServer} from '../../live/use-answer.ts'
import {listPasskeys, removePasskey, type Passkey} from './passkey-list.ts'

/** The passkeys of the person who is signed in, and the ways to change them. */
export function usePasskeys() {
  const t = useWords()
  const server = useServer()
  const {answer: passkeys, error, load} = useAnswer(listPasskeys)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  /** @returns whether it succeeded; a failure is shown */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    const failure = await work().then(
      () => undefined,
      (error: unknown) => (error instanceof Explained ? error.message : t('passkeys.failed')),
    )
    // After a failure too: the server may have made the change, and only its response was lost.
    await load()
    setProblem(failure ?? '')
    setBusy(false)
    return failure === undefined
  }
  return {
    passkeys,
    problem: problem || (error === undefined ? '' : t('passkeys.failed')),
    isBusy,
    add: (name: string) =>
      attempt(async () =>
        (await import('./use-passkey.ts')).addPasskey(server.apiHost, server.token ?? '', name),
      ),
    remove: ({id}: Passkey) => attempt(() => removePasskey(server, id)),
  }
}
