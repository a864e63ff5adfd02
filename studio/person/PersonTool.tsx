import {Box, Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {isMistyped} from '../../contract/enquiry/code.ts'
import type {PersonData} from '../../contract/services/administration.ts'
import {saveFile} from '../lib/save-file.ts'
import {Labelled, Note, Question, Title} from '../ui/elements.tsx'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {countsOf} from './person.ts'
import {usePerson, type Shown} from './use-person.ts'

/** Records that are erased after a tap. For more, the person types their number. */
const MAX_UNCONFIRMED = 10

/** A tool in which an administrator finds what the shop holds about a person, downloads it, and erases it. */
export function PersonTool() {
  const t = useMessages()
  const {shown, isErasing, find, erase, hide} = usePerson()
  const [asked, setAsked] = useState<Asked>()
  return (
    <Box padding={4}>
      <Stack as="main" gap={5}>
        <Title text={t('person.title')} />
        <Note text={t('person.explanation')} />
        <Search isFixed={isErasing} onChange={hide} onFind={find} />
        <div aria-live="polite">
          <Result shown={shown} onErase={setAsked} />
        </div>
      </Stack>
      {asked !== undefined && (
        <Question
          title={t('person.erase')}
          text={t('person.question', {term: asked.term, found: asked.found})}
          no={t('person.keep')}
          yes={t('person.erase-now')}
          onNo={() => setAsked(undefined)}
          onYes={() => erase(asked.term, asked.count)}
          typed={asked.count > MAX_UNCONFIRMED ? String(asked.count) : undefined}
          typedLabel={t('person.confirm', {count: asked.count})}
        />
      )}
    </Box>
  )
}

interface SearchProps {
  isFixed: boolean
  onChange: () => void
  onFind: (term: string) => void
}

function Search({isFixed, onChange, onFind}: SearchProps) {
  const t = useMessages()
  const [term, setTerm] = useState('')
  const id = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onFind(term)
      }}
    >
      <Stack gap={3}>
        <Labelled id={id} label={t('person.term')}>
          <TextInput
            id={id}
            onChange={({currentTarget}) => {
              setTerm(currentTarget.value)
              onChange()
            }}
            readOnly={isFixed}
            value={term}
          />
        </Labelled>
        <Flex>
          <Button
            disabled={isFixed || term.trim() === ''}
            text={t('person.find')}
            tone="primary"
            type="submit"
          />
        </Flex>
      </Stack>
    </form>
  )
}

/** What is to be erased. */
interface Asked {
  term: string
  count: number
  /** The records in words: `1 enquiry, 1 uploaded file`. */
  found: string
}

function Result({shown, onErase}: {shown: Shown; onErase: (asked: Asked) => void}) {
  const t = useMessages()
  if (shown === undefined) return null
  if ('awaited' in shown) return <Text>{t('person.working')}</Text>
  if ('problem' in shown) return <Text>{shown.problem}</Text>
  const counts = countsOf(shown.data)
  if (counts.length === 0)
    return <Text>{t(isMistyped(shown.term) ? 'enquiries.mistake' : 'person.nothing')}</Text>
  const names = counts.map(([kind, count]) => t(`person.${kind}`, {count}))
  return (
    <Card border padding={4} radius={2}>
      <Stack gap={4}>
        {shown.isErased && <Text weight="semibold">{t('person.erased')}</Text>}
        <Stack as="ul" gap={3}>
          {names.map((name) => (
            <Text as="li" key={name}>
              {name}
            </Text>
          ))}
        </Stack>
        {!shown.isErased && (
          <Flex gap={2} wrap="wrap">
            <Button mode="ghost" onClick={() => download(shown.data)} text={t('person.download')} />
            <Button
              mode="ghost"
              onClick={() =>
                onErase({
                  term: shown.term,
                  count: counts.reduce((sum, [, count]) => sum + count, 0),
                  found: listed(names),
                })
              }
              text={t('person.erase')}
              tone="critical"
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

/** Saves everything as a file, which a person can be sent. */
const download = (data: PersonData) =>
  saveFile(new Blob([JSON.stringify(data, undefined, 2)], {type: 'application/json'}), 'personal-data.json')
