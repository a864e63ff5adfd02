import {useCallback, useSyncExternalStore} from 'react'
import type {BehaviorSubject} from 'rxjs'

/** The present value of a subject. */
export function useSubject<Value>(subject: BehaviorSubject<Value>): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = subject.subscribe(changed)
      return () => subscription.unsubscribe()
    },
    [subject],
  )
  return useSyncExternalStore(subscribe, () => subject.value)
}
