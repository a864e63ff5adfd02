import {Select, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import {useId} from 'react'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import {Labelled} from '../ui/elements.tsx'
import {STAGES} from '../../contract/enquiry/enquiry.ts'
import type {Written} from './enquiry.ts'

interface WrittenFieldsProps {
  written: Written
  onChange: (written: Written) => void
  /** The amount cannot be read. */
  isAmountWrong: boolean
}

/** The fields of an enquiry that the owner writes. */
export function WrittenFields({written, onChange, isAmountWrong}: WrittenFieldsProps) {
  const t = useMessages()
  const id = useId()
  const put = (name: keyof Written) => (event: {currentTarget: {value: string}}) =>
    onChange({...written, [name]: event.currentTarget.value})
  return (
    <Stack gap={4}>
      <Grid>
        <Labelled id={`${id}-stage`} label={t('enquiries.stage')}>
          <Select
            id={`${id}-stage`}
            onChange={({currentTarget: {value}}) => {
              const stage = STAGES.find((each) => each === value)
              if (stage) onChange({...written, stage})
            }}
            value={written.stage}
          >
            {STAGES.map((stage) => (
              <option key={stage} value={stage}>
                {t(`enquiries.stage.${stage}`)}
              </option>
            ))}
          </Select>
        </Labelled>
        <Labelled id={`${id}-amount`} label={t('enquiries.amount')}>
          <TextInput
            aria-invalid={isAmountWrong}
            id={`${id}-amount`}
            onChange={put('amount')}
            placeholder="1.2 lakh"
            value={written.amount}
          />
        </Labelled>
        <Labelled id={`${id}-remind`} label={t('enquiries.remind')}>
          <TextInput id={`${id}-remind`} onChange={put('remindAt')} type="date" value={written.remindAt} />
        </Labelled>
        <Labelled id={`${id}-person`} label={t('enquiries.person')}>
          <TextInput id={`${id}-person`} onChange={put('person')} value={written.person} />
        </Labelled>
        <Labelled id={`${id}-phone`} label={t('enquiries.phone')}>
          <TextInput id={`${id}-phone`} onChange={put('phone')} type="tel" value={written.phone} />
        </Labelled>
      </Grid>
      {isAmountWrong && (
        <Text role="alert" size={1}>
          {t('enquiries.no-amount')}
        </Text>
      )}
      <Labelled id={`${id}-note`} label={t('enquiries.note')}>
        <TextArea id={`${id}-note`} onChange={put('note')} rows={3} value={written.note} />
      </Labelled>
    </Stack>
  )
}

const Grid = styled.div`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
`
