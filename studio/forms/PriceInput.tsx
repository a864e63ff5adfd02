import {Stack, Text, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {set, unset, useTranslation} from 'sanity'
import type {NumberInputProps, StringInputProps} from 'sanity'
import {rupees} from '../../schemas/rupees.ts'
import {WORDS} from '../words.ts'
import {storedPrice, type priceField} from './price.ts'

type Price = NonNullable<ReturnType<typeof priceField>>

interface PriceInputProps {
  input: NumberInputProps | StringInputProps
  price: Price
}

/** Stores a price when the person leaves the field, and shows below what visitors will see. */
export function PriceInput({input, price: {kind, isShown}}: PriceInputProps) {
  const {t} = useTranslation(WORDS)
  const {elementProps, value, onChange, readOnly, validationError} = input
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(value ?? '')
  const stored = storedPrice(kind, text)
  const leave = () => {
    if (typed === undefined || stored === undefined) return
    if (stored !== (value ?? null)) onChange(stored === null ? unset() : set(stored))
    setTyped(undefined)
  }
  const hint =
    stored === undefined
      ? t('table.no-price')
      : isShown && stored !== null && t('price.visitors', {price: rupees(stored)})
  return (
    <Stack gap={3}>
      <TextInput
        {...elementProps}
        customValidity={validationError}
        onBlur={(event) => {
          leave()
          elementProps.onBlur(event)
        }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        readOnly={readOnly}
        type="text"
        value={text}
      />
      {hint && (
        <Text as="output" muted size={1}>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
