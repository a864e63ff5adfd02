import {useEffect, useRef, useState} from 'react'

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

/**
 * Copies a text. The clipboard's interface exists on https only; elsewhere the browser copies what is chosen in a field.
 * @throws Error where the browser refuses
 */
async function copyText(text: string): Promise<void> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent on http
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = Object.assign(document.createElement('textarea'), {value: text, readOnly: true})
  field.setAttribute('style', 'position: fixed; opacity: 0')
  // An open dialog makes everything outside inert.
  const opener = document.activeElement
  const parent = opener?.closest('dialog') ?? document.body
  parent.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way on http
  const isCopied = document.execCommand('copy')
  field.remove()
  if (opener instanceof HTMLElement) opener.focus({preventScroll: true})
  if (!isCopied) throw new Error('The browser does not copy')
}
