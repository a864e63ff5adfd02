import {copyText} from '../device/secure.ts'
import {useEffect, useRef, useState} from 'react'

const CONFIRMATION_MS = 2000

/** Copies a text. The outcome `copied` lasts two seconds. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string) {
    clearTimeout(timer.current)
    try {
      await copyText(text)
      setOutcome('copied')
      timer.current = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS)
    } catch {
      setOutcome('failed')
    }
  }

  return {outcome, copy}
}
