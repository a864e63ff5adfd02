import {useEffect, useRef, useSyncExternalStore, type ClipboardEvent, type KeyboardEvent} from 'react'
import {styled} from 'styled-components'
import {rupees} from '../../contract/text/rupees.ts'
import type {UnsavedCells} from './unsaved-cells.ts'

/** Id of the values that cells of the column `availability` take. */
export const AVAILABILITY_LIST = 'table-availabilities'

interface CellProps {
  /** Name of the cell among those that are not stored. */
  cellKey: string
  unsaved: UnsavedCells
  label: string
  /** Text that the lake holds. */
  stored: string
  isDisabled?: boolean
  isNumber?: boolean
  /** Id of a list of values. */
  list?: string
  /** @returns whether the text was stored */
  onChange: (text: string) => Promise<boolean>
  /** Called when the text of several cells is pasted here. */
  onPasteCells: (text: string) => void
}

/** One cell. It is stored when the person leaves it. Text that was not stored stays until Escape discards it. */
export function Cell(props: CellProps) {
  const {cellKey, unsaved, label, stored, isDisabled, isNumber, list, onChange, onPasteCells} = props
  const typed = useSyncExternalStore(unsaved.subscribe, () => unsaved.textOf(cellKey))
  const input = useRef<HTMLInputElement>(null)
  const forget = () => unsaved.delete(cellKey)
  useEffect(() => {
    // A kept text that is stored would hide what somebody else writes here later, and overwrite it.
    if (typed === stored && input.current !== document.activeElement) unsaved.delete(cellKey)
  }, [typed, stored, unsaved, cellKey])
  const leave = async () => {
    if (typed === undefined) return
    const isStored = await onChange(typed)
    // Somebody may have gone on typing in the meantime.
    if (isStored && unsaved.textOf(cellKey) === typed) forget()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys belong to the keyboard's list of words, as for Hindi and Telugu.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') forget()
    const step = {Enter: 1, ArrowDown: 1, ArrowUp: -1}[event.key]
    if (step === undefined) return
    event.preventDefault()
    const other = neighbour(event.currentTarget, step)
    if (!other) void leave()
    other?.focus()
    // Typing replaces the text, as in a spreadsheet.
    other?.select()
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
      list={list}
      onBlur={() => void leave()}
      onChange={(event) => unsaved.set(cellKey, event.currentTarget.value)}
      onKeyDown={press}
      onPaste={paste}
      ref={input}
      value={typed ?? (isNumber && stored !== '' ? rupees(stored) : stored)}
    />
  )
}

/** The next or the previous input of the same column that can be typed in. Rows that are not drawn end the search. */
function neighbour(input: HTMLInputElement, step: number) {
  const cell = input.closest('td')
  if (!cell) return null
  const next = (row?: Element | null) => (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)
  let row = next(cell.closest('tr'))
  while (row instanceof HTMLTableRowElement && row.cells.length > 0) {
    const other = row.cells[cell.cellIndex]?.querySelector<HTMLInputElement>('input:enabled')
    if (other) return other
    row = next(row)
  }
  return null
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
  &[inputmode='decimal'] {
    text-align: right;
  }
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
