import {Box, Button, Card, Dialog, Flex, Heading, Label, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {useClient, useTranslation} from 'sanity'
import {WORDS} from '../words.ts'
import {Explained} from '../live/refusal.ts'
import {askForPerson, countsOf, type PersonData} from './person.ts'

/** Content of the tool under the search. */
type Shown = {data: PersonData; isErased?: boolean} | {problem: string} | 'working' | undefined

/** A tool in which an administrator finds what the shop holds about a person, downloads it, and erases it. */
export function PersonTool() {
  const {t} = useTranslation(WORDS)
  const {apiHost, token} = useClient({apiVersion: '2025-02-19'}).config()
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState<Shown>()
  const [isAsked, setAsked] = useState(false)
  const input = useId()

  async function ask(action: 'find' | 'erase') {
    setAsked(false)
    setShown('working')
    try {
      setShown({data: await askForPerson({apiHost, token}, action, term), isErased: action === 'erase'})
    } catch (error) {
      setShown({problem: error instanceof Explained ? error.message : t('person.failed')})
    }
  }

  return (
    <Box padding={4}>
      <Stack as="main" gap={5}>
        <Heading as="h1" size={2}>
          {t('person.title')}
        </Heading>
        <Text muted size={1}>
          {t('person.explanation')}
        </Text>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void ask('find')
          }}
        >
          <Stack gap={3}>
            <Label as="label" htmlFor={input} size={1}>
              {t('person.term')}
            </Label>
            <TextInput
              id={input}
              value={term}
              onChange={({currentTarget}) => {
                setTerm(currentTarget.value)
                setShown(undefined)
              }}
            />
            <Flex>
              <Button disabled={term.trim() === ''} text={t('person.find')} tone="primary" type="submit" />
            </Flex>
          </Stack>
        </form>
        <div aria-live="polite">
          <Result shown={shown} onErase={() => setAsked(true)} />
        </div>
      </Stack>
      {isAsked && <Question onClose={() => setAsked(false)} onErase={() => void ask('erase')} />}
    </Box>
  )
}

function Result({shown, onErase}: {shown: Shown; onErase: () => void}) {
  const {t} = useTranslation(WORDS)
  if (shown === undefined) return null
  if (shown === 'working') return <Text>{t('person.working')}</Text>
  if ('problem' in shown) return <Text>{shown.problem}</Text>
  const counts = countsOf(shown.data)
  if (counts.length === 0) return <Text>{t('person.nothing')}</Text>
  return (
    <Card border padding={4} radius={2}>
      <Stack gap={4}>
        {shown.isErased && <Text weight="semibold">{t('person.erased')}</Text>}
        <Stack as="ul" gap={3}>
          {counts.map(([kind, count]) => (
            <Text as="li" key={kind}>
              {t(`person.${kind}`, {count})}
            </Text>
          ))}
        </Stack>
        {!shown.isErased && (
          <Flex gap={2} wrap="wrap">
            <Button mode="ghost" onClick={() => download(shown.data)} text={t('person.download')} />
            <Button mode="ghost" onClick={onErase} text={t('person.erase')} tone="critical" />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

function Question({onClose, onErase}: {onClose: () => void; onErase: () => void}) {
  const {t} = useTranslation(WORDS)
  return (
    <Dialog header={t('person.erase')} id={useId()} onClose={onClose} width={0}>
      <Stack gap={4} padding={4}>
        <Text>{t('person.question')}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" onClick={onClose} text={t('person.keep')} />
          <Button onClick={onErase} text={t('person.erase-now')} tone="critical" />
        </Flex>
      </Stack>
    </Dialog>
  )
}

/** Saves everything as a file, which a person can be sent. */
function download(data: PersonData) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, undefined, 2)], {type: 'application/json'}),
  )
  Object.assign(document.createElement('a'), {href: address, download: 'personal-data.json'}).click()
  URL.revokeObjectURL(address)
}
