import {AddIcon} from '@sanity/icons/Add'
import {TrashIcon} from '@sanity/icons/Trash'
import {Box, Button, Card, Container, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState, type FormEvent} from 'react'
import {Labelled, Note, Question, Warning, Title, Strong} from '../../ui/elements.tsx'
import {useMessages} from '../../languages/use-messages.ts'
import {ask, type Server} from '../../live/ask.ts'
import {Explained} from '../../live/reason.ts'
import {useAnswer, useServer} from '../../live/use-answer.ts'
import {dateLocale} from '../../languages/chosen.ts'
import {z} from 'zod'

const MAX_NAME = 60

/** A tool in which a person adds a passkey of this device, and removes passkeys of devices that are gone. */
export function PasskeysTool() {
  const t = useMessages()
  const {passkeys, problem, isBusy, add, remove} = usePasskeys()
  const [asked, setAsked] = useState<Passkey>()
  return (
    <Box height="fill" overflow="auto" padding={4}>
      <Container width={1}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Title text={t('passkeys.title')} />
            <Note text={t('passkeys.explanation')} />
          </Stack>
          {problem !== '' && <Warning text={problem} tone="critical" />}
          <NewPasskey isBusy={isBusy} onAdd={add} />
          {passkeys && <List isBusy={isBusy} onRemove={setAsked} passkeys={passkeys} />}
        </Stack>
      </Container>
      {asked && (
        <Question
          title={t('passkeys.remove-named', {name: asked.name})}
          text={t('passkeys.question')}
          no={t('passkeys.keep')}
          yes={t('passkeys.remove')}
          onNo={() => setAsked(undefined)}
          onYes={() => void remove(asked)}
        />
      )}
    </Box>
  )
}

/** The passkeys of the person who is signed in, and the ways to change them. */
function usePasskeys() {
  const t = useMessages()
  const server = useServer()
  const {answer: passkeys, error, load} = useAnswer(listPasskeys)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  /** @returns whether it succeeded; a failure is shown */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    const failure = await work().then(
      () => undefined,
      (error: unknown) => (error instanceof Explained ? error.message : t('passkeys.failed')),
    )
    // After a failure too: the server may have made the change, and only its response was lost.
    await load()
    setProblem(failure ?? '')
    setBusy(false)
    return failure === undefined
  }
  return {
    passkeys,
    problem: problem || (error === undefined ? '' : t('passkeys.failed')),
    isBusy,
    add: (name: string) => attempt(async () => (await import('./use-passkey.ts')).addPasskey(server, name)),
    remove: ({id}: Passkey) => attempt(() => removePasskey(server, id)),
  }
}

interface NewPasskeyProps {
  isBusy: boolean
  /** @returns whether the passkey was added */
  onAdd: (name: string) => Promise<boolean>
}

function NewPasskey({isBusy, onAdd}: NewPasskeyProps) {
  const t = useMessages()
  const [name, setName] = useState('')
  const id = useId()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() !== '' && (await onAdd(name.trim()))) setName('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Labelled id={id} label={t('passkeys.name')}>
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              id={id}
              maxLength={MAX_NAME}
              onChange={(event) => setName(event.currentTarget.value)}
              placeholder={t('passkeys.name-example')}
              value={name}
            />
          </Box>
          <Button
            disabled={isBusy || name.trim() === ''}
            icon={AddIcon}
            text={t('passkeys.add')}
            tone="primary"
            type="submit"
          />
        </Flex>
      </Labelled>
    </form>
  )
}

interface ListProps {
  isBusy: boolean
  onRemove: (passkey: Passkey) => void
  passkeys: Passkey[]
}

function List({isBusy, onRemove, passkeys}: ListProps) {
  const t = useMessages()
  if (passkeys.length === 0) return <Text size={1}>{t('passkeys.none')}</Text>
  const day = (time: string) => new Date(time).toLocaleDateString(dateLocale)
  return (
    <Stack as="ul" gap={2} aria-label={t('passkeys.title')}>
      {passkeys.map((passkey) => (
        <Card as="li" border key={passkey.id} padding={3} radius={2}>
          <Flex align="center" gap={3}>
            <Stack flex={1} gap={3}>
              <Strong text={passkey.name} />
              <Text muted size={1}>
                {t('passkeys.added', {day: day(passkey.createdAt)})}{' '}
                {passkey.usedAt === null
                  ? t('passkeys.unused')
                  : t('passkeys.used', {day: day(passkey.usedAt)})}
              </Text>
            </Stack>
            <Button
              aria-label={t('passkeys.remove-named', {name: passkey.name})}
              disabled={isBusy}
              icon={TrashIcon}
              mode="bleed"
              onClick={() => onRemove(passkey)}
              text={t('passkeys.remove')}
              tone="critical"
            />
          </Flex>
        </Card>
      ))}
    </Stack>
  )
}

const answer = z.object({
  passkeys: z.array(
    z.object({id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable()}),
  ),
})

type Passkey = z.infer<typeof answer>['passkeys'][number]

const pathOf = ({apiHost}: Server, id = '') =>
  `${apiHost}/v1/auth/passkeys${id && `/${encodeURIComponent(id)}`}`

/** @throws Error when the server does not answer as it should, such as for the token of a script */
export async function listPasskeys(server: Server, signal?: AbortSignal): Promise<Passkey[]> {
  return answer.parse(await (await ask(server, pathOf(server), {signal: signal ?? null})).json()).passkeys
}

/** A passkey that no longer exists counts as removed. @throws Error */
export async function removePasskey(server: Server, id: string): Promise<void> {
  await ask(server, pathOf(server, id), {method: 'DELETE'})
}
