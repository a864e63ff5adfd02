import {Box, Button, Card, Heading, Stack, Text, TextInput} from '@sanity/ui'
import {useState, type FormEvent} from 'react'
import type {BehaviorSubject} from 'rxjs'
import {styled} from 'styled-components'
import {useSubject} from '../live/use-subject.ts'
import {said} from '../languages/messages.ts'
import {Note} from '../ui/elements.tsx'
import {sentenceOf} from './sign-in.ts'

interface SignInPageProps {
  /** Result of the last attempt, as a sentence; empty when there is none. */
  notice: BehaviorSubject<string>
  /** @throws Error whose message is shown */
  onPassword: (proof: {name: string; password: string}) => Promise<void>
  /** @throws Error whose message is shown */
  onPasskey: () => Promise<void>
}

/** Whether this browser knows passkeys. It offers them on pages with https and on this machine only. */
const knowsPasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** The page for a person who is not signed in. All colours come from the theme of the Studio, in light and dark. */
export function SignInPage({notice, onPassword, onPasskey}: SignInPageProps) {
  const message = useSubject(notice)
  const [isBusy, setBusy] = useState(false)

  const attempt = async (signIn: () => Promise<void>) => {
    setBusy(true)
    await signIn().catch((error: unknown) => notice.next(sentenceOf(error)))
    setBusy(false)
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const proof = proofIn(event.currentTarget)
    if (proof) await attempt(() => onPassword(proof))
    else notice.next(said('sign-in.empty'))
  }

  return (
    <Page as="main" padding={4}>
      <Panel onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          <Brand />
          <Stack gap={4}>
            <Field name="name" label={said('sign-in.name')} autoComplete="username" defaultValue="owner" />
            <Field
              name="password"
              label={said('sign-in.password')}
              autoComplete="current-password"
              type="password"
            />
            <Box role="alert">
              {message !== '' && (
                <Card tone="critical" padding={3} radius={2}>
                  <Text size={1}>{message}</Text>
                </Card>
              )}
            </Box>
            <Button
              type="submit"
              tone="primary"
              padding={4}
              disabled={isBusy}
              text={said(isBusy ? 'sign-in.busy' : 'sign-in.now')}
            />
            {knowsPasskeys() && (
              <Button
                type="button"
                mode="ghost"
                padding={4}
                disabled={isBusy}
                onClick={() => void attempt(onPasskey)}
                text={said('sign-in.passkey')}
              />
            )}
          </Stack>
          <Card borderTop paddingTop={4}>
            <Note text={said('sign-in.hint')} />
          </Card>
        </Stack>
      </Panel>
    </Page>
  )
}

/** @returns `undefined` when a field is empty */
function proofIn(form: HTMLFormElement) {
  const given = new FormData(form)
  const [name, password] = [given.get('name'), given.get('password')]
  if (typeof name !== 'string' || typeof password !== 'string') return undefined
  return name.trim() === '' || password === '' ? undefined : {name: name.trim(), password}
}

function Brand() {
  return (
    <Stack gap={4}>
      <Mark viewBox="0 0 48 48" aria-hidden="true">
        <path d="M24 6c5 6 5 12 0 18-5-6-5-12 0-18Zm-3 19C13 25 9 21 7 14c7 1 12 4 14 11Zm6 0c2-7 7-10 14-11-2 7-6 11-14 11ZM8 33h32l-4 7H12Z" />
      </Mark>
      <Heading as="h1" size={4}>
        Stone Designs
      </Heading>
      <Text muted>{said('sign-in.why')}</Text>
    </Stack>
  )
}

interface FieldProps {
  /** Name and id of the input. */
  name: string
  label: string
  autoComplete: string
  type?: 'text' | 'password'
  defaultValue?: string
}

function Field({name, label, ...input}: FieldProps) {
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={name} size={1} weight="semibold">
        {label}
      </Text>
      <TextInput id={name} name={name} autoCapitalize="none" padding={4} {...input} />
    </Stack>
  )
}

/** Covers the card in which the Studio shows a sign-in form, and the links to Sanity's site below that card. */
const Page = styled(Card)`
  position: fixed;
  z-index: 1;
  inset: 0;
  overflow: auto;
  display: grid;
  place-items: center;
  background: var(--card-bg-color);
`
const Panel = styled.form`
  width: min(100%, 344px);
`
const Mark = styled.svg`
  width: 48px;
  fill: currentcolor;
`
