import {useState} from 'react'
import type {ClipboardEvent, KeyboardEvent} from 'react'
import {styled} from 'styled-components'

interface CellProps {
  label: string
  /** Text that the lake holds. */
  stored: string
  isDisabled?: boolean
  isNumber?: boolean
  /** @returns whether the text was stored */
  onChange: (text: string) => Promise<boolean>
  /** Called when the text of several cells is pasted here. */
  onPasteCells: (text: string) => void
}

/** One cell. It is stored when the person leaves it. Text that was not stored stays until Escape discards it. */
export function Cell({label, stored, isDisabled, isNumber, onChange, onPasteCells}: CellProps) {
  const [typed, setTyped] = useState<string>()
  const leave = async () => {
    if (typed === undefined) return
    const isStored = typed === stored || (await onChange(typed))
    // Somebody may have gone on typing in the meantime.
    if (isStored) setTyped((now) => (now === typed ? undefined : now))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setTyped(undefined)
    const step = {Enter: 1, ArrowDown: 1, ArrowUp: -1}[event.key]
    if (step === undefined) return
    event.preventDefault()
    neighbour(event.currentTarget, step)?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(pasted.trimEnd())) return
    event.preventDefault()
    setTyped(undefined)
    onPasteCells(pasted)
  }
  return (
    <Input
      aria-label={label}
      disabled={isDisabled}
      inputMode={isNumber ? 'decimal' : 'text'}
      onBlur={() => void leave()}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={press}
      onPaste={paste}
      value={typed ?? stored}
    />
  )
}

/** The input of the same column in the next or the previous row. */
function neighbour(input: HTMLInputElement, step: number) {
  const cell = input.closest('td')
  const row = cell?.closest('tr')
  const other = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  if (!cell || !(other instanceof HTMLTableRowElement)) return null
  return other.cells[cell.cellIndex]?.querySelector('input') ?? null
}

const Input = styled.input`
  box-sizing: border-box;
  width: 100%;
  height: 44px;
  padding: 0 8px;
  border: 0;
  background: transparent;
  color: var(--card-fg-color);
  font: inherit;
  &:focus {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--card-muted-fg-color);
  }
`
