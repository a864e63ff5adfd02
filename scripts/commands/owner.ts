import {openPeopleAside} from '@stone-designs/lake/admin'
import {styleText} from 'node:util'
import {root} from '../project/root.ts'
import {command} from '../terminal/command.ts'
import {readNewPassword} from '../terminal/password.ts'
import {loadConfig} from '../project/settings.ts'
import {warnOfPasskeys} from '../people/passkey-warning.ts'
import {PlainError} from '../terminal/terminal.ts'

const HELP = `npm run owner [-- --link]

Sets the password with which the owner signs in to the Studio, and ends the owner's sessions and sign-in link. Passkeys
stay. The shop may be running. Once there is a password, npm start prints no sign-in link.
Reads the password from the terminal without showing it, or from the first line of standard input.
  --link   leaves the password; prints a new one-time sign-in link, which replaces the former one`

async function main(onlyLink: boolean) {
  const config = loadConfig(root)
  if (config.content.kind === 'hosted') {
    throw new PlainError(
      'With hosted Sanity people sign in with their Sanity accounts; there is no password to set.',
    )
  }
  const {people, close} = openPeopleAside(config.dataDir)
  try {
    if (onlyLink) {
      const link = `${config.publicUrl}/studio/#sign-in=${people.createSignInCode()}`
      return console.log(`${styleText('cyan', link)}\nIt opens the Studio once, within 24 hours.`)
    }
    await people.setPassword(await readNewPassword())
    console.log(`The password is set. Sign in at ${config.publicUrl}/studio`)
    warnOfPasskeys(people, 'owner')
  } finally {
    close()
  }
}

await command(HELP, {link: {type: 'boolean'}}, ({link}) => main(Boolean(link)))
