import {Select, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState, type ComponentProps} from 'react'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import {Labelled} from '../ui/elements.tsx'

interface FieldProps extends Omit<ComponentProps<typeof TextInput>, 'onChange' | 'ref'> {
  label: string
  onType: (text: string) => void
  /** What is wrong with the text. */
  wrong?: string | undefined
}

/** A field of one line with its label. */
export function Field({label, wrong, onType, ...input}: FieldProps) {
  const id = useId()
  return (
    <Stack gap={2}>
      <Labelled id={id} label={label}>
        <TextInput
          {...input}
          aria-invalid={wrong !== undefined}
          id={id}
          onChange={({currentTarget}) => onType(currentTarget.value)}
        />
      </Labelled>
      {wrong !== undefined && (
        <Text role="alert" size={1}>
          {wrong}
        </Text>
      )}
    </Stack>
  )
}

interface NumberFieldProps {
  label: string
  value: number
  /** Returns undefined for a text that is no number. */
  read: (typed: string) => number | undefined
  show?: (value: number) => string
  /** Receives `NaN` for a text that is no number. The text stays as it was typed. */
  onChange: (value: number) => void
}

/** A field with a number that is typed as a text. */
export function NumberField({label, value, read, show = String, onChange}: NumberFieldProps) {
  const t = useMessages()
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : show(value))
  return (
    <Field
      inputMode="decimal"
      label={label}
      onType={(text) => {
        setTyped(text)
        onChange(read(text) ?? NaN)
      }}
      value={typed}
      wrong={Number.isNaN(value) ? t('quotations.wrong.number') : undefined}
    />
  )
}

interface ChoiceProps {
  label: string
  value: string
  /** Values with their names. */
  options: Iterable<readonly [value: string, name: string]>
  onChoose: (value: string) => void
}

/** A field with one of some values. */
export function Choice({label, value, options, onChoose}: ChoiceProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      <Select id={id} onChange={({currentTarget}) => onChoose(currentTarget.value)} value={value}>
        {[...options].map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}

/** Fields beside each other, as many as fit. */
export const Fields = styled.div`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
`
