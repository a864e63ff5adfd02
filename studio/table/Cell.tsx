import {useState} from 'react'
import type {ClipboardEvent, KeyboardEvent} from 'react'
import {styled} from 'styled-components'
import type {UnsavedCells} from './unsaved-cells.ts'

interface CellProps {
  /** Name of the cell among those that are not stored. */
  cellKey: string
  unsaved: UnsavedCells
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
export function Cell(props: CellProps) {
  const {cellKey, unsaved, label, stored, isDisabled, isNumber, onChange, onPasteCells} = props
  const [typed, setTyped] = useState(() => unsaved.textOf(cellKey))
  const type = (text: string) => {
    unsaved.set(cellKey, text)
    setTyped(text)
  }
  const forget = () => {
    unsaved.delete(cellKey)
    setTyped(undefined)
  }
  const leave = async () => {
    if (typed === undefined) return
    const isStored = typed === stored || (await onChange(typed))
    // Somebody may have gone on typing in the meantime.
    if (isStored && unsaved.textOf(cellKey) === typed) forget()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') forget()
    const step = {Enter: 1, ArrowDown: 1, ArrowUp: -1}[event.key]
    if (step === undefined) return
    event.preventDefault()
    neighbour(event.currentTarget, step)?.focus()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(pasted.trimEnd())) return
    event.preventDefault()
    forget()
    onPasteCells(pasted)
  }
  return (
    <Input
      aria-label={label}
      data-unsaved={typed !== undefined && typed !== stored ? '' : undefined}
      disabled={isDisabled}
      inputMode={isNumber ? 'decimal' : 'text'}
      onBlur={() => void leave()}
      onChange={(event) => type(event.currentTarget.value)}
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
  /* Storing takes a moment, in which nothing is wrong. */
  &[data-unsaved]:not(:focus) {
    transition: background-color 0.2s 0.6s;
    background: var(--card-badge-caution-bg-color);
    color: var(--card-badge-caution-fg-color);
  }
  &:focus {
    outline: 2px solid var(--card-focus-ring-color);
    outline-offset: -2px;
  }
  &:disabled {
    color: var(--card-muted-fg-color);
  }
`
