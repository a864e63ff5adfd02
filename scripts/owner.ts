import {styleText} from 'node:util'
import {keepNewFilesPrivate} from '../server/disk/private-files.ts'
import {openPeopleAside} from '../server/lake/people/people-aside.ts'
import {root} from './build.ts'
import {command} from './command.ts'
import {readNewPassword} from './password.ts'
import {loadConfig} from './settings.ts'
import {PlainError} from './terminal.ts'

const HELP = `npm run owner [-- --link]

Sets the password with which the owner signs in to the Studio, whether or not the shop is running; whoever was signed in
is signed out. Reads it from a terminal without showing it, or as the first line of standard input.
  --link   sets nothing; prints a new one-time sign-in link`

async function main(onlyLink: boolean) {
  keepNewFilesPrivate()
  const config = loadConfig(root)
  if (config.content.kind === 'hosted') {
    throw new PlainError(
      'On hosted Sanity people sign in with their Sanity accounts; there is no password to set.',
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
  } finally {
    close()
  }
}

await command(HELP, {link: {type: 'boolean'}}, ({link}) => main(Boolean(link)))
