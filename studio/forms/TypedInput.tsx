import {Stack, Text, TextInput} from '@sanity/ui'
import {useState, type ComponentProps} from 'react'
import {set, unset, type NumberInputProps, type StringInputProps} from 'sanity'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {storedAs, WRONG, type Kind, type TypedField} from './typed.ts'
import {Warning} from '../ui/elements.tsx'

interface TypedInputProps {
  input: NumberInputProps | StringInputProps
  field: TypedField
}

/** An input of a form that stores a text as a merchant types it, and shows below what visitors will see. */
export function TypedInput({input, field: {kind, isShown}}: TypedInputProps) {
  const {elementProps, value, onChange, readOnly, validationError} = input
  return (
    <TypedText
      {...elementProps}
      isShown={isShown}
      kind={kind}
      onStore={(stored) => onChange(stored === null ? unset() : set(stored))}
      readOnly={readOnly}
      stored={value ?? null}
      validationError={validationError}
    />
  )
}

type Stored = string | number | null

interface TypedTextProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value' | 'type'> {
  kind: Kind
  isShown?: boolean
  stored: Stored
  onStore: (stored: Stored) => void
  validationError?: string | undefined
}

/** The text that a person has typed since the field was entered. */
interface Typing {
  text: string
  /** The value that was stored last; `null` for none. */
  stored: Stored
}

/**
 * Stores a value while it is typed. The typed text stays until the person leaves the field. A text that is none of its kind
 * is not stored, and stays with an error.
 */
export function TypedText({kind, isShown, stored, onStore, validationError, ...props}: TypedTextProps) {
  const t = useMessages()
  const [typing, setTyping] = useState<Typing>()
  const text = typing?.text ?? String(stored ?? '')
  const value = storedAs(kind, text)
  const error = value === undefined ? t(WRONG[kind]) : undefined
  const type = (typed: string) => {
    // The value of the form arrives later than the next letter.
    const before = typing ? typing.stored : stored
    const next = storedAs(kind, typed)
    const kept = next === undefined ? before : next
    if (kept !== before) onStore(kept)
    setTyping({text: typed, stored: kept})
  }
  return (
    <Stack gap={3}>
      <TextInput
        {...props}
        customValidity={error ?? validationError}
        onBlur={(event) => {
          if (error === undefined) setTyping(undefined)
          props.onBlur?.(event)
        }}
        onChange={(event) => type(event.currentTarget.value)}
        type="text"
        value={text}
      />
      {error !== undefined && <Warning text={error} tone="critical" />}
      {isShown && value !== undefined && value !== null && (
        <Text as="output" muted size={1}>
          {t('price.visitors', {price: kind === 'phone' ? value : rupees(value)})}
        </Text>
      )}
    </Stack>
  )
}
