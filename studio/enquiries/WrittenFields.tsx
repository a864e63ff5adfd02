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
  const people = usePeople(written.assignee)
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
          <Stack gap={3}>
            <TextInput
              aria-describedby={isAmountWrong ? `${id}-wrong` : undefined}
              aria-invalid={isAmountWrong}
              id={`${id}-amount`}
              inputMode="decimal"
              onChange={put('amount')}
              placeholder="1.2 lakh"
              value={written.amount}
            />
            {isAmountWrong && (
              <Text id={`${id}-wrong`} role="alert" size={1}>
                {t('enquiries.no-amount')}
              </Text>
            )}
          </Stack>
        </Labelled>
        <Labelled id={`${id}-person`} label={t('enquiries.person')}>
          <TextInput id={`${id}-person`} onChange={put('person')} value={written.person} />
        </Labelled>
        <Labelled id={`${id}-phone`} label={t('enquiries.phone')}>
          <TextInput id={`${id}-phone`} onChange={put('phone')} type="tel" value={written.phone} />
        </Labelled>
        <Labelled id={`${id}-assignee`} label={t('enquiries.assignee')}>
          <Select id={`${id}-assignee`} onChange={put('assignee')} value={written.assignee}>
            <option value="">–</option>
            {people.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        </Labelled>
      </Grid>
      <Labelled id={`${id}-remind`} label={t('enquiries.remind')}>
        <Flex align="center" gap={2} wrap="wrap">
          <TextInput id={`${id}-remind`} onChange={put('remindAt')} type="date" value={written.remindAt} />
          {REMINDERS.map(({word, days}) => (
            <Button
              key={word}
              mode="ghost"
              onClick={() => onChange({...written, remindAt: dayIn(days)})}
              text={t(word)}
            />
          ))}
        </Flex>
      </Labelled>
      <Labelled id={`${id}-note`} label={t('enquiries.note')}>
        <TextArea id={`${id}-note`} onChange={put('note')} rows={3} value={written.note} />
      </Labelled>
    </Stack>
  )
}

/**
 * Names of the people of the shop, the own one among them.
 * @param chosen a name that stays among them when its person has left
 */
function usePeople(chosen: string): string[] {
  const projects = useProjectStore()
  const users = useUserStore()
  const me = useCurrentUser()?.name
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    const found = projects
      .get()
      .pipe(
        switchMap(({members}) => users.getUsers(members.flatMap(({id, isRobot}) => (isRobot ? [] : [id])))),
      )
    const subscription = found.subscribe({
      next: (people) => setNames(people.flatMap(({displayName}) => displayName ?? [])),
      // Without an answer, a person can still take care of it themselves.
      error: () => undefined,
    })
    return () => subscription.unsubscribe()
  }, [projects, users])
  return [...new Set([...names, me ?? '', chosen])].filter((name) => name !== '').toSorted()
}

const REMINDERS = [
  {word: 'enquiries.tomorrow', days: 1},
  {word: 'enquiries.in-3-days', days: 3},
  {word: 'enquiries.next-week', days: 7},
] as const

/** The day after so many days, by the clock of this device. */
function dayIn(days: number): string {
  const now = new Date()
  return dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days))
}

const Grid = styled.div`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 190px), 1fr));
`
