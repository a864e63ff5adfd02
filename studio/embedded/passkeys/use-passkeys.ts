import {useCallback, useEffect, useState} from 'react'
import {useClient, useTranslation} from 'sanity'
import {Explained} from '../../live/reason.ts'
import {WORDS} from '../../languages/words.ts'
import {listPasskeys, removePasskey, type Passkey} from './passkey-list.ts'

/** The passkeys of the person who is signed in, and the ways to change them. */
export function usePasskeys() {
  const {t} = useTranslation(WORDS)
  const {apiHost, token = ''} = useClient({apiVersion: '2025-02-19'}).config()
  const [passkeys, setPasskeys] = useState<Passkey[]>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  const load = useCallback(
    (signal?: AbortSignal) =>
      listPasskeys({apiHost, token}, signal).then(setPasskeys, () => {
        if (!signal?.aborted) setProblem(t('passkeys.failed'))
      }),
    [apiHost, token, t],
  )
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])

  /** @returns whether it succeeded; a failure is shown */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    try {
      await work()
      await load()
      return true
    } catch (error) {
      // The server may have made the change, and only its response was lost.
      await load()
      setProblem(error instanceof Explained ? error.message : t('passkeys.failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    passkeys,
    problem,
    isBusy,
    add: (name: string) =>
      attempt(async () => (await import('./use-passkey.ts')).addPasskey(apiHost, token, name)),
    remove: ({id}: Passkey) => attempt(() => removePasskey({apiHost, token}, id)),
  }
}
