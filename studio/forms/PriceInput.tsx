import {Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {set, unset, type NumberInputProps, type StringInputProps} from 'sanity'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {storedPrice, type priceField} from './price.ts'
import {Warning} from '../ui/elements.tsx'

type Price = NonNullable<ReturnType<typeof priceField>>

interface PriceInputProps {
  input: NumberInputProps | StringInputProps
  price: Price
}

/** The text that a person has typed since the field was entered. */
interface Typing {
  text: string
  /** The price that was stored last; `null` for none. */
  stored: string | number | null
}

/**
 * Stores a price while it is typed, and shows below what visitors will see. The typed text stays until the person leaves
 * the field. A text that is no price is not stored, and stays with an error.
 */
export function PriceInput({input, price: {kind, isShown}}: PriceInputProps) {
  const t = useMessages()
  const {elementProps, value, onChange, readOnly, validationError} = input
  const [typing, setTyping] = useState<Typing>()
  const text = typing?.text ?? String(value ?? '')
  const price = storedPrice(kind, text)
  const error = price === undefined ? t('spreadsheet.problem.price') : undefined
  const type = (typed: string) => {
    // The value of the form arrives later than the next letter.
    const before = typing ? typing.stored : (value ?? null)
    const next = storedPrice(kind, typed)
    const stored = next === undefined ? before : next
    if (stored !== before) onChange(stored === null ? unset() : set(stored))
    setTyping({text: typed, stored})
  }
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        customValidity={error ?? validationError}
        onBlur={(event) => {
          if (error === undefined) setTyping(undefined)
          elementProps.onBlur(event)
        }}
        onChange={(event) => type(event.currentTarget.value)}
        readOnly={readOnly}
        type="text"
        value={text}
      />
      {error !== undefined && <Warning text={error} tone="critical" />}
      {isShown && price !== undefined && price !== null && (
        <Text as="output" muted size={1}>
          {t('price.visitors', {price: rupees(price)})}
        </Text>
      )}
    </Stack>
  )
}
