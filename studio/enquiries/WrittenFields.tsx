import {Button, Flex, Select, Stack, Text, TextArea, TextInput} from '@sanity/ui'
import {useEffect, useId, useState} from 'react'
import {switchMap} from 'rxjs'
import {useCurrentUser, useProjectStore, useUserStore} from 'sanity'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import {Labelled} from '../ui/elements.tsx'
import {STAGES} from '../../contract/enquiry/enquiry.ts'
import {dayOf, type Written} from './enquiry.ts'

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
        <AmountField isWrong={isAmountWrong} onType={put('amount')} value={written.amount} />
        <Labelled id={`${id}-person`} label={t('enquiries.person')}>
          <TextInput id={`${id}-person`} onChange={put('person')} value={written.person} />
        </Labelled>
        <Labelled id={`${id}-phone`} label={t('enquiries.phone')}>
          <TextInput id={`${id}-phone`} onChange={put('phone')} type="tel" value={written.phone} />
        </Labelled>
        <AssigneeField name={written.assignee} onChoose={put('assignee')} />
      </Grid>
      <ReminderField day={written.remindAt} onChoose={(remindAt) => onChange({...written, remindAt})} />
      <Labelled id={`${id}-note`} label={t('enquiries.note')}>
        <TextArea id={`${id}-note`} onChange={put('note')} rows={3} value={written.note} />
      </Labelled>
    </Stack>
  )
}

type Typing = (event: {currentTarget: {value: string}}) => void

function AmountField({value, isWrong, onType}: {value: string; isWrong: boolean; onType: Typing}) {
  const t = useMessages()
  const id = useId()
  return (
    <Labelled id={id} label={t('enquiries.amount')}>
      <Stack gap={3}>
        <TextInput
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          aria-invalid={isWrong}
          id={id}
          inputMode="decimal"
          onChange={onType}
          placeholder="1.2 lakh"
          value={value}
        />
        {isWrong && (
          <Text id={`${id}-wrong`} role="alert" size={1}>
            {t('enquiries.no-amount')}
          </Text>
        )}
      </Stack>
    </Labelled>
  )
}

/** Chooses one of the people of the shop. Who was chosen stays in the list when they have left. */
function AssigneeField({name: chosen, onChoose}: {name: string; onChoose: Typing}) {
  const t = useMessages()
  const id = useId()
  const projects = useProjectStore()
  const users = useUserStore()
  const me = useCurrentUser()?.name ?? ''
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const people = projects
      .get()
      .pipe(switchMap(({members}) => users.getUsers(members.flatMap(({id, isRobot}) => (isRobot ? [] : id)))))
    const subscription = people.subscribe({
      next: (found) => setNames(found.flatMap(({displayName}) => displayName ?? [])),
      // Without an answer, a person can still take care of it themselves.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [projects, users])
  return (
    <Labelled id={id} label={t('enquiries.assignee')}>
      <Select id={id} onChange={onChoose} value={chosen}>
        {[...new Set(['', ...names, me, chosen])].map((name) => (
          <option key={name} value={name}>
            {name || '–'}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}

/** Days from today until a reminder. */
const REMINDERS = [
  ['enquiries.tomorrow', 1],
  ['enquiries.in-3-days', 3],
  ['enquiries.next-week', 7],
] as const

function ReminderField({day, onChoose}: {day: string; onChoose: (day: string) => void}) {
  const t = useMessages()
  const id = useId()
  const dayIn = (days: number) => {
    const now = new Date()
    return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
  }
  return (
    <Labelled id={id} label={t('enquiries.remind')}>
      <Flex align="center" gap={2} wrap="wrap">
        <TextInput
          id={id}
          onChange={(event) => onChoose(event.currentTarget.value)}
          type="date"
          value={day}
        />
        {REMINDERS.map(([word, days]) => (
          <Button key={word} mode="ghost" onClick={() => onChoose(dayIn(days))} text={t(word)} />
        ))}
      </Flex>
    </Labelled>
  )
}

const Grid = styled.div`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
`
