import {createInterface} from 'node:readline/promises'
import {Writable} from 'node:stream'
import {styleText} from 'node:util'
import {openPeopleAside} from '../server/lake/people/people-aside.ts'
import {root} from './build.ts'
import {command} from './command.ts'
import {loadConfig} from './settings.ts'
import {PlainError} from './terminal.ts'

const HELP = `npm run owner [-- --link]

Sets the password with which the owner signs in to the Studio, whether or not the shop is running; whoever was signed in
is signed out. Reads it from a terminal without showing it, or as the first line of standard input.
  --link   sets nothing; prints a new one-time sign-in link`

/** Swallows the echo of what is typed. */
const silence = new Writable({write: (_chunk, _encoding, done) => done()})

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({input: process.stdin, output: silence, terminal: true})
  // Raw mode leaves Ctrl-C to us.
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface({input: process.stdin})) return line
  return ''
}

async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLineOfInput()
  const password = await ask('New password: ')
  if (password !== (await ask('The same again: ')))
    throw new PlainError('These two differ; nothing was changed.')
  return password
}

async function main(onlyLink: boolean) {
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
    await people.setPassword(await readPassword())
    console.log(`The password is set. Sign in at ${config.publicUrl}/studio`)
  } finally {
    close()
  }
}

await command(HELP, {link: {type: 'boolean'}}, ({link}) => main(Boolean(link)))
