import {styleText} from 'node:util'
import {command} from '../terminal/command.ts'
import {setPassword, withPeople} from '../people/people.ts'

const HELP = `npm run owner [-- --link]

Sets the password with which the owner signs in to the Studio, and ends the owner's sessions, sign-in link and
passkeys. The shop may be running. Once there is a password, npm start prints no sign-in link.
Reads the password from the terminal without showing it, or from the first line of standard input.
  --link            leaves the password; prints a new one-time sign-in link, which replaces the former one
  --keep-passkeys   leaves the passkeys`

interface Choices {
  link?: boolean | undefined
  'keep-passkeys'?: boolean | undefined
}

const HOSTED = 'With hosted Sanity people sign in with their Sanity accounts; there is no password to set.'

const main = (choices: Choices) =>
  withPeople(HOSTED, async (people, {publicUrl}) => {
    if (choices.link) {
      const link = `${publicUrl}/studio/#sign-in=${people.createSignInCode()}`
      return console.log(`${styleText('cyan', link)}\nIt opens the Studio once, within 24 hours.`)
    }
    await setPassword(people, 'owner', choices)
    console.log(`The password is set. Sign in at ${publicUrl}/studio`)
  })

await command(HELP, {link: {type: 'boolean'}, 'keep-passkeys': {type: 'boolean'}}, main)
