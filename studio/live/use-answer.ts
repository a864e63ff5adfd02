import {useCallback, useEffect, useState} from 'react'
import {useClient} from 'sanity'
import type {Server} from './ask.ts'

/** The shop's server, for the person who is signed in. */
export function useServer(): Server {
  const {apiHost, token} = useClient({apiVersion: '2025-02-19'}).config()
  return {apiHost, token}
}

/**
 * What the server answers: read when the component is shown, and again by `load`.
 * @param read must stay the same function as long as the request is the same
 * @returns `answer`: the newest answer; `error`: why the last reading failed
 */
export function useAnswer<Answer>(read: (server: Server, signal?: AbortSignal) => Promise<Answer>) {
  const {apiHost, token} = useServer()
  const [state, setState] = useState<{answer?: Answer; error?: unknown}>({})
  const load = useCallback(
    (signal?: AbortSignal) =>
      read({apiHost, token}, signal).then(
        (answer) => setState({answer}),
        (error: unknown) => {
          if (!signal?.aborted) setState((now) => ({...now, error}))
        },
      ),
    [read, apiHost, token],
  )
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()
  }, [load])
  return {...state, load}
}
