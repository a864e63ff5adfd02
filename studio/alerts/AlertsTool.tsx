import {BellIcon} from '@sanity/icons/Bell'
import {Box, Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState, type ReactNode} from 'react'
import {
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
import {Labelled, Note, Strong, Tile, Title, ToolPage, Warning} from '../ui/elements.tsx'
import {canShowMessages, ownDevice, turnOff, turnOn} from './push.ts'

/** A tool in which people choose how the shop tells them what happens. */
export function AlertsTool() {
  const t = useMessages()
  const {state, said, isBusy, attempt, test} = useAlerts()
  const server = useServer()
  const isOn = state?.devices.some(({id, goneAt}) => id === ownDevice() && goneAt === null)
  return (
    <ToolPage width={720}>
      <Box padding={1}>
        <Stack gap={4}>
          <Title text={t('alerts.title')} />
          <Note text={t('alerts.explanation')} />
        </Stack>
      </Box>
      {said && <Warning text={said.text} tone={said.tone} />}
      {state && (
        <>
          <Tile title={t('alerts.devices')}>
            {!canShowMessages() && <Note text={t('alerts.unsupported')} />}
            {canShowMessages() && !isOn && (
              <Button
                disabled={isBusy}
                icon={BellIcon}
                onClick={() => void attempt(() => turnOn(server, state.key))}
                padding={4}
                text={t('alerts.on')}
                tone="primary"
              />
            )}
            <Devices
              devices={state.devices}
              isBusy={isBusy}
              onOff={(id) => void attempt(() => turnOff(server, id))}
              onTest={(device) => void test({channel: 'push', device})}
            />
          </Tile>
          {CHANNELS.map(({channel, setting}) => (
            <Tile key={channel} title={t(`alerts.${channel}`)}>
              <ChannelState state={state.channels.find((each) => each.channel === channel)} setting={setting}>
                <Button
                  aria-label={t('alerts.test-named', {name: t(`alerts.${channel}`)})}
                  disabled={isBusy}
                  mode="ghost"
                  onClick={() => void test({channel})}
                  text={t('alerts.test')}
                />
              </ChannelState>
            </Tile>
          ))}
          <Choices
            settings={state.settings}
            hasEmail={state.channels.some(({channel}) => channel === 'email')}
            onChoose={(settings) => void attempt(() => choose(server, settings))}
          />
        </>
      )}
    </ToolPage>
  )
}

const CHANNELS = [
  {channel: 'email', setting: 'SMTP_URL'},
  {channel: 'webhook', setting: 'NOTIFY_WEBHOOK_URL'},
] as const

/** The state of the channels, and what may be done with them. `said` is what came of it. */
function useAlerts() {
  const t = useMessages()
  const server = useServer()
  const {answer: state, error, load} = useAnswer(readAlerts)
  const [said, setSaid] = useState<{text: string; tone?: 'critical'}>()
  const [isBusy, setBusy] = useState(false)
  const reasonOf = (failure: unknown) => (failure instanceof Explained ? failure.message : t('alerts.failed'))

  /** @param work returns what is said of its success, if anything */
  async function attempt(work: () => Promise<typeof said | void>) {
    setBusy(true)
    const result = await work().catch((failure: unknown) => ({
      text: reasonOf(failure),
      tone: 'critical' as const,
    }))
    await load()
    setSaid(result ?? undefined)
    setBusy(false)
  }
  const test = (request: object) =>
    attempt(async () => {
      const response = await ask(server, ALERTS.tests, {method: 'POST', body: JSON.stringify(request)})
      const {failure} = testAnswer.parse(await response.json())
      return failure === null
        ? {text: t('alerts.tested')}
        : {text: t('alerts.not-tested', {reason: failure}), tone: 'critical'}
    })
  const problem = error === undefined ? undefined : {text: reasonOf(error), tone: 'critical' as const}
  return {state, said: said ?? problem, isBusy, attempt, test}
}

async function readAlerts(server: Server, signal?: AbortSignal): Promise<AlertsState> {
  return alertsState.parse(await (await ask(server, ALERTS.state, {signal: signal ?? null})).json())
}

/** Messages are written in the language of the Studio, by the clock of the place, of whoever chose last. */
async function choose(server: Server, settings: AlertSettings): Promise<void> {
  const {timeZone} = Intl.DateTimeFormat().resolvedOptions()
  const body = JSON.stringify({...settings, language: chosenLanguage, timeZone})
  await ask(server, ALERTS.state, {method: 'PUT', body})
}

interface DevicesProps {
  devices: AlertsState['devices']
  isBusy: boolean
  onOff: (id: string) => void
  onTest: (id: string) => void
}

function Devices({devices, isBusy, onOff, onTest}: DevicesProps) {
  const t = useMessages()
  if (devices.length === 0) return <Note text={t('alerts.none')} />
  return (
    <Stack as="ul" gap={2} aria-label={t('alerts.devices')}>
      {devices.map(({id, name, since, sentAt, goneAt, failure}) => (
        <Card as="li" border key={id} padding={3} radius={2}>
          <Flex align="center" gap={2} wrap="wrap">
            <Stack flex={1} gap={3}>
              <Strong text={name} />
              <Note
                text={[
                  t('alerts.since', {time: timeOf(since)}),
                  sentAt && t('alerts.sent', {time: timeOf(sentAt)}),
                ]
                  .filter(Boolean)
                  .join(' ')}
              />
              {goneAt !== null && <Text size={1}>{t('alerts.gone')}</Text>}
              {failure !== null && <Text size={1}>{t('alerts.failing', {reason: failure})}</Text>}
            </Stack>
            {goneAt === null && (
              <Button
                aria-label={t('alerts.test-named', {name})}
                disabled={isBusy}
                mode="bleed"
                onClick={() => onTest(id)}
                text={t('alerts.test')}
              />
            )}
            <Button
              aria-label={t('alerts.off-named', {name})}
              disabled={isBusy}
              mode="ghost"
              onClick={() => onOff(id)}
              text={t('alerts.off')}
            />
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}

interface ChannelProps {
  /** Absent: the channel is off. */
  state: AlertsState['channels'][number] | undefined
  /** Name of the setting that turns it on. */
  setting: string
  children: ReactNode
}

function ChannelState({state, setting, children}: ChannelProps) {
  const t = useMessages()
  if (!state) return <Note text={t('alerts.not-set', {setting})} />
  const {failure, sentAt, waiting} = state
  const sentences = [
    t('alerts.works'),
    sentAt && t('alerts.sent', {time: timeOf(sentAt)}),
    waiting > 0 && t('alerts.waiting', {count: waiting}),
  ]
  return (
    <Flex align="center" gap={3} justify="space-between">
      <Stack gap={3}>
        <Note text={sentences.filter(Boolean).join(' ')} />
        {failure && <Text size={1}>{t('alerts.failing', {reason: failure.reason})}</Text>}
      </Stack>
      {children}
    </Flex>
  )
}

interface ChoicesProps {
  settings: AlertSettings
  hasEmail: boolean
  onChoose: (settings: AlertSettings) => void
}

const NIGHT = {from: '21:00', to: '08:00'}

function Choices({settings, hasEmail, onChoose}: ChoicesProps) {
  const t = useMessages()
  const id = useId()
  const {quiet, shows, email} = settings
  const isDaily = email === 'daily'
  return (
    <Tile title={t('alerts.choices')}>
      <Labelled id={`${id}-shows`} label={t('alerts.shows')}>
        <Select
          id={`${id}-shows`}
          onChange={({currentTarget: {value}}) =>
            onChoose({...settings, shows: value === 'product' ? 'product' : 'kind'})
          }
          value={shows}
        >
          <option value="kind">{t('alerts.shows.kind')}</option>
          <option value="product">{t('alerts.shows.product')}</option>
        </Select>
      </Labelled>
      {hasEmail && (
        <Choice
          isChosen={isDaily}
          onChange={() => onChoose({...settings, email: isDaily ? 'each' : 'daily'})}
          text={t('alerts.daily')}
        />
      )}
      <Choice
        isChosen={quiet !== null}
        onChange={() => onChoose({...settings, quiet: quiet ? null : NIGHT})}
        text={t('alerts.quiet')}
      />
      {quiet && (
        <Flex gap={3}>
          {(['from', 'to'] as const).map((end) => (
            <Labelled id={id + end} key={end} label={t(`alerts.${end}`)}>
              <TextInput
                defaultValue={quiet[end]}
                id={id + end}
                onBlur={({currentTarget: {value}}) =>
                  value && value !== quiet[end] && onChoose({...settings, quiet: {...quiet, [end]: value}})
                }
                type="time"
              />
            </Labelled>
          ))}
        </Flex>
      )}
    </Tile>
  )
}

function Choice({isChosen, onChange, text}: {isChosen: boolean; onChange: () => void; text: string}) {
  return (
    <Flex align="center" as="label" gap={3}>
      <Checkbox checked={isChosen} onChange={onChange} />
      <Text size={1}>{text}</Text>
    </Flex>
  )
}
