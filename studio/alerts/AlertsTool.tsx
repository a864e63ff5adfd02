import {BellIcon} from '@sanity/icons/Bell'
import {Button, Card, Flex, Select, Stack} from '@sanity/ui'
import {useId, useState} from 'react'
import {
  alertSettings,
  alertsState,
  testAnswer,
  type AlertSettings,
  type AlertsState,
} from '../../contract/services/alerts.ts'
import {ALERTS} from '../../contract/services/paths.ts'
import {chosenLanguage, timeOf} from '../languages/chosen.ts'
import {useMessages} from '../languages/use-messages.ts'
import {ask, type Server} from '../live/ask.ts'
import {Explained} from '../live/reason.ts'
import {useAnswer, useServer} from '../live/use-answer.ts'
import {Labelled, Note, Strong, Title, ToolPage, Warning} from '../ui/elements.tsx'
import {canShowMessages, ownDevice, turnOff, turnOn} from './push.ts'

type Channel = AlertsState['channels'][number]

/** A tool in which people choose how the shop tells them what happens. */
export function AlertsTool() {
  const t = useMessages()
  const server = useServer()
  const {state, said, isBusy, attempt} = useAlerts()
  const isOn = state?.channels.some(({id, isGone}) => id === ownDevice() && !isGone)
  return (
    <ToolPage width={720}>
      <Stack gap={4} padding={2}>
        <Title text={t('alerts.title')} />
        <Note text={t('alerts.explanation')} />
        {!canShowMessages() && <Note text={t('alerts.unsupported')} />}
        {said && <Warning text={said} />}
        {state && canShowMessages() && !isOn && (
          <Button
            disabled={isBusy}
            icon={BellIcon}
            onClick={() => void attempt(() => turnOn(server, state.key))}
            padding={4}
            text={t('alerts.on')}
            tone="primary"
          />
        )}
        {state && (
          <>
            <Stack aria-label={t('alerts.title')} as="ul" gap={2}>
              {state.channels.map((channel) => (
                <ChannelRow
                  channel={channel}
                  isBusy={isBusy}
                  key={channel.id}
                  onOff={() => void attempt(() => turnOff(server, channel.id))}
                  onTest={() => void attempt(async () => saidOf(await sendTest(server, channel), t))}
                />
              ))}
            </Stack>
            <Note text={t('alerts.others')} />
            <Choices
              settings={state.settings}
              onChoose={(settings) => void attempt(() => choose(server, settings))}
            />
          </>
        )}
      </Stack>
    </ToolPage>
  )
}

/** The state of the channels. `attempt` changes it, and `said` is what came of the last attempt. */
function useAlerts() {
  const t = useMessages()
  const {answer: state, error, load} = useAnswer(readAlerts)
  const [said, setSaid] = useState<string | void>()
  const [isBusy, setBusy] = useState(false)
  const reasonOf = (failure: unknown) => (failure instanceof Explained ? failure.message : t('alerts.failed'))

  /** @param work returns what is said of its success, if anything */
  async function attempt(work: () => Promise<string | void>) {
    setBusy(true)
    const result = await work().catch(reasonOf)
    await load()
    setSaid(result)
    setBusy(false)
  }
  return {state, said: said ?? (error === undefined ? undefined : reasonOf(error)), isBusy, attempt}
}

async function readAlerts(server: Server, signal?: AbortSignal): Promise<AlertsState> {
  return alertsState.parse(await (await ask(server, ALERTS.state, {signal: signal ?? null})).json())
}

/** @returns why the message was not sent */
async function sendTest(server: Server, {id}: Channel): Promise<string | null> {
  const response = await ask(server, ALERTS.tests, {method: 'POST', body: JSON.stringify({id})})
  return testAnswer.parse(await response.json()).failure
}

const saidOf = (reason: string | null, t: ReturnType<typeof useMessages>) =>
  reason === null ? t('alerts.tested') : t('alerts.not-tested', {reason})

/** E-mail is written in the language of the Studio, and by the clock of the place, of whoever chose last. */
async function choose(server: Server, settings: AlertSettings): Promise<void> {
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  const body = JSON.stringify({...settings, language: chosenLanguage, timeZone})
  await ask(server, ALERTS.state, {method: 'PUT', body})
}

interface ChannelRowProps {
  channel: Channel
  isBusy: boolean
  onOff: () => void
  onTest: () => void
}

function ChannelRow({channel, isBusy, onOff, onTest}: ChannelRowProps) {
  const t = useMessages()
  const {since, sentAt, failure, waiting, isGone} = channel
  // E-mail and webhook have their names in words.
  const name = since === undefined ? t(`alerts.${channel.name}`) : channel.name
  const sentences = [
    since !== undefined && t('alerts.since', {time: timeOf(since)}),
    sentAt !== undefined && t('alerts.sent', {time: timeOf(sentAt)}),
    waiting > 0 && t('alerts.waiting', {count: waiting}),
  ]
  return (
    <Card as="li" border padding={3} radius={2}>
      <Flex align="center" gap={2} wrap="wrap">
        <Stack flex={1} gap={3}>
          <Strong text={name} />
          <Note text={sentences.filter(Boolean).join(' ')} />
          {isGone && <Note text={t('alerts.gone')} />}
          {failure !== undefined && <Note text={t('alerts.failing', {reason: failure})} />}
        </Stack>
        {!isGone && (
          <Button
            aria-label={t('alerts.test-named', {name})}
            disabled={isBusy}
            mode="bleed"
            onClick={onTest}
            text={t('alerts.test')}
          />
        )}
        {since !== undefined && (
          <Button
            aria-label={t('alerts.off-named', {name})}
            disabled={isBusy}
            mode="ghost"
            onClick={onOff}
            text={t('alerts.off')}
          />
        )}
      </Flex>
    </Card>
  )
}

interface ChoicesProps {
  settings: AlertSettings
  onChoose: (settings: AlertSettings) => void
}

/** Quiet hours, as the list shows them. */
const NIGHTS = ['20:00 – 08:00', '21:00 – 08:00', '22:00 – 07:00']

function Choices({settings, onChoose}: ChoicesProps) {
  const t = useMessages()
  const id = useId()
  const night = settings.quiet ? `${settings.quiet.from} – ${settings.quiet.to}` : ''
  const quietOf = ([from, to]: string[]) => (to === undefined ? null : {from, to})
  const wordsFor = (word: string) => ({[word]: t(`alerts.${word}`)})
  const choices = [
    {field: 'shows', value: settings.shows, texts: {...wordsFor('kind'), ...wordsFor('product')}},
    {field: 'email', value: settings.email, texts: {...wordsFor('each'), ...wordsFor('daily')}},
    {
      field: 'quiet',
      value: night,
      texts: {
        '': t('alerts.never'),
        ...Object.fromEntries([...NIGHTS, night].filter(Boolean).map((each) => [each, each])),
      },
    },
  ]
  return choices.map(({field, value, texts}) => (
    <Labelled id={id + field} key={field} label={t(`alerts.${field}`)}>
      <Select
        id={id + field}
        onChange={({currentTarget}) => {
          const chosen = field === 'quiet' ? quietOf(currentTarget.value.split(' – ')) : currentTarget.value
          onChoose(alertSettings.parse({...settings, [field]: chosen}))
        }}
        value={value}
      >
        {Object.entries(texts).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Labelled>
  ))
}
