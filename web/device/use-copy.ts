import {useEffect, useRef, useState} from 'react'
import {copyText} from './secure.ts'

const CONFIRMATION_MS = 2000

/**
 * Copies a text. The outcome `copied` lasts two seconds.
 * @param failureMs milliseconds that the outcome `failed` lasts; absent: until the next attempt
 */
export function useCopy(failureMs?: number) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string) {
    clearTimeout(timer.current)
    const isCopied = await copyText(text).then(
      () => true,
      () => false,
    )
    setOutcome(isCopied ? 'copied' : 'failed')
    const ms = isCopied ? CONFIRMATION_MS : failureMs
    if (ms !== undefined) timer.current = setTimeout(() => setOutcome(undefined), ms)
  }

  return {outcome, copy}
}
