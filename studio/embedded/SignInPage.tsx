import {useState, useSyncExternalStore} from 'react'
import type {FormEvent} from 'react'
import type {BehaviorSubject} from 'rxjs'
import {styled} from 'styled-components'

interface SignInPageOptions {
  /** What the last attempt came to; empty when there is nothing to say. */
  notice: BehaviorSubject<string>
  /** @throws Error whose message is shown */
  onPassword: (proof: {name: string; password: string}) => Promise<void>
}

/** The page shown to someone who is not signed in: how to get in, and why it did not work. */
export function createSignInPage({notice, onPassword}: SignInPageOptions) {
  const subscribe = (changed: () => void) => {
    const subscription = notice.subscribe(changed)
    return () => subscription.unsubscribe()
  }

  return function SignInPage() {
    const message = useSyncExternalStore(subscribe, () => notice.value)
    const [isBusy, setBusy] = useState(false)

    const submit = async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const given = new FormData(event.currentTarget)
      const [name, password] = [given.get('name'), given.get('password')]
      if (typeof name !== 'string' || typeof password !== 'string' || name.trim() === '' || password === '') {
        notice.next('Enter your name and your password, or open a sign-in link.')
        return
      }
      setBusy(true)
      await onPassword({name: name.trim(), password}).catch((error: unknown) =>
        notice.next(error instanceof Error ? error.message : 'Signing in did not succeed. Try again.'),
      )
      setBusy(false)
    }

    return (
      <Page>
        <Panel onSubmit={(event) => void submit(event)} noValidate>
          <Mark viewBox="0 0 48 48" aria-hidden="true">
            <path d="M24 6c5 6 5 12 0 18-5-6-5-12 0-18Zm-3 19C13 25 9 21 7 14c7 1 12 4 14 11Zm6 0c2-7 7-10 14-11-2 7-6 11-14 11ZM8 33h32l-4 7H12Z" />
          </Mark>
          <Title>Stone Designs</Title>
          <Lead>Sign in to change the catalogue.</Lead>
          <Label htmlFor="name">E-mail, or owner</Label>
          <Input id="name" name="name" defaultValue="owner" autoComplete="username" autoCapitalize="none" />
          <Label htmlFor="password">Password</Label>
          <Input id="password" name="password" type="password" autoComplete="current-password" />
          <Message role="alert">{message}</Message>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Signing in …' : 'Sign in'}
          </Button>
          <Hint>
            No password yet? Open the sign-in link that <code>npm start</code> printed, or that the owner sent
            you; it works once. The owner sets a password with <code>npm run owner</code>, and lets others in
            with <code>npm run people</code>.
          </Hint>
        </Panel>
      </Page>
    )
  }
}

const stone = {
  makrana: '#FBF9F5',
  rule: '#DDD2BF',
  bansi: '#A4533A',
  bansiDeep: '#8A432E',
  kota: '#5B6664',
  kadappa: '#1D1B19',
  sindoor: '#B3261E',
}

const Page = styled.main`
  /* Over the small card in which the Studio would show it. */
  position: fixed;
  z-index: 1;
  inset: 0;
  overflow: auto;
  display: grid;
  place-items: center;
  padding: 24px;
  box-sizing: border-box;
  background: ${stone.makrana};
  color: ${stone.kadappa};
  font:
    16px/1.5 system-ui,
    sans-serif;
`
const Panel = styled.form`
  width: min(100%, 344px);
  display: grid;
`
const Mark = styled.svg`
  width: 48px;
  fill: ${stone.bansi};
`
const Title = styled.h1`
  margin: 16px 0 0;
  font:
    400 32px/1.2 Georgia,
    serif;
`
const Lead = styled.p`
  margin: 4px 0 32px;
  color: ${stone.kota};
`
const Label = styled.label`
  font-weight: 600;
  margin-bottom: 4px;
  input + & {
    margin-top: 16px;
  }
`
const Input = styled.input`
  height: 48px;
  padding: 0 12px;
  border: 1px solid ${stone.kota};
  border-radius: 2px;
  background: white;
  color: inherit;
  font: inherit;
  &:focus-visible {
    outline: 2px solid ${stone.bansi};
    outline-offset: 2px;
  }
`
const Message = styled.p`
  min-height: 24px;
  margin: 8px 0;
  color: ${stone.sindoor};
`
const Button = styled.button`
  height: 48px;
  border: 0;
  border-radius: 2px;
  background: ${stone.bansi};
  color: ${stone.makrana};
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: ${stone.bansiDeep};
  }
  &:disabled {
    cursor: progress;
    opacity: 0.7;
  }
  &:focus-visible {
    outline: 2px solid ${stone.kadappa};
    outline-offset: 2px;
  }
`
const Hint = styled.p`
  margin: 32px 0 0;
  padding-top: 16px;
  border-top: 1px solid ${stone.rule};
  color: ${stone.kota};
  font-size: 14px;
`
