import {Button, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {plain} from '../../contract/text/plain.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {useMessages} from '../languages/use-messages.ts'
import {ActionDialog, Labelled, Note} from '../ui/elements.tsx'
import type {Change} from './cells.ts'
import {pricesChangedBy, textIn, type Row} from './rows.ts'

/** Rupees to which prices are rounded. */
const STEPS = [100, 500, 10, 1]
/** Number of products whose prices are shown. More would fill the screen. */
const SHOWN = 6

interface PricesDialogProps {
  rows: Row[]
  onChange: (changes: Change[]) => Promise<boolean>
  onClose: () => void
}

/** Changes the prices of products by a percentage, and shows each before and after. */
export function PricesDialog({rows, onChange, onClose}: PricesDialogProps) {
  const t = useMessages()
  const id = useId()
  const [text, setText] = useState('')
  const [step, setStep] = useState(STEPS[0] ?? 1)
  const percent = Number(plain(text).replace('−', '-').replace(/\s*%$/, ''))
  const changes = Number.isFinite(percent) ? pricesChangedBy(percent, step, rows) : []
  return (
    <ActionDialog
      actions={
        <Button
          disabled={changes.length === 0}
          onClick={() => {
            onClose()
            void onChange(changes)
          }}
          text={t('table.prices-now', {count: changes.length})}
          tone="primary"
        />
      }
      onClose={onClose}
      title={t('table.prices')}
    >
      <Flex gap={4} wrap="wrap">
        <Labelled id={`${id}-percent`} label={t('table.percent')}>
          <TextInput
            id={`${id}-percent`}
            onChange={(event) => setText(event.currentTarget.value)}
            placeholder="+5, -10"
            value={text}
          />
        </Labelled>
        <Labelled id={`${id}-step`} label={t('table.round')}>
          <Select
            id={`${id}-step`}
            onChange={(event) => setStep(Number(event.currentTarget.value))}
            value={String(step)}
          >
            {STEPS.map((each) => (
              <option key={each} value={each}>
                {rupees(each)}
              </option>
            ))}
          </Select>
        </Labelled>
      </Flex>
      <Stack as="ul" gap={3}>
        {changes.slice(0, SHOWN).map((change) => (
          <Text as="li" key={change.id} size={1}>
            {pairOf(change, rows)}
          </Text>
        ))}
      </Stack>
      {changes.length > SHOWN && <Note text={`+ ${changes.length - SHOWN}`} />}
    </ActionDialog>
  )
}

/** A product with its price before and after: `GAZ-004  ₹18,000 → ₹18,900`. */
function pairOf({id, text}: Change, rows: readonly Row[]): string {
  const row = rows.find(({_id}) => _id === id)
  return row ? `${row.productId ?? ''} ${rupees(textIn(row, 'value'))} → ${rupees(text)}` : ''
}
