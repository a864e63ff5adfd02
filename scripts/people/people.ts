import {createInterface} from 'node:readline/promises'
import {Writable} from 'node:stream'
import {openPeopleAside, ROLES, type Role} from '@stone-designs/lake/admin'
import type {Config} from '../../server/config.ts'
import {root} from '../project/root.ts'
import {loadConfig} from '../project/settings.ts'
import {PlainError} from '../terminal/terminal.ts'

export type People = ReturnType<typeof openPeopleAside>['people']

/**
 * Opens the people of the lake for a command, beside a running shop.
 * @param hosted sentence for a shop on hosted Sanity, which has people and tokens of its own
 * @throws PlainError with that sentence
 */
export async function withPeople<Result>(
  hosted: string,
  use: (people: People, config: Config) => Result,
): Promise<Awaited<Result>> {
  const config = loadConfig(root)
  if (config.content.kind === 'hosted') throw new PlainError(hosted)
  const {people, close} = openPeopleAside(config.dataDir)
  try {
    return await use(people, config)
  } finally {
    close()
  }
}

/** @param who who gets the role, such as `A person`. @throws PlainError that lists the roles */
export function knownRole(role: string | undefined, who: string): Role {
  const known = ROLES.find((name) => name === role)
  if (known) return known
  throw new PlainError(`${who} needs a role: --role ${ROLES.join(', --role ')}.`)
}

/**
 * Reads and sets a person's new password. Passkeys end with the former password: whoever stole a session may have added
 * a passkey.
 */
export async function setPassword(
  people: People,
  id: string,
  {'keep-passkeys': keepPasskeys = false}: {'keep-passkeys'?: boolean | undefined},
) {
  const ended = await people.setPassword(await readNewPassword(), id, {keepPasskeys})
  if (ended > 0) console.log(`Passkeys that ended with the former password: ${ended}.`)
  warnOfPasskeys(people, id)
}

/** Discards the echo of the typed characters. */
const silence = new Writable({write: (_chunk, _encoding, done) => done()})

/**
 * Reads a new password: twice from a terminal, without showing it, or as the first line of standard input.
 * @throws PlainError when the two entries differ
 */
async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLineOfInput()
  const password = await ask('New password: ')
  if (password !== (await ask('The same again: ')))
    throw new PlainError('The two passwords differ; nothing was changed.')
  return password
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({input: process.stdin, output: silence, terminal: true})
  // In raw mode Ctrl-C does not end the process by itself.
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

/**
 * Says how many passkeys still sign a person in. Ending sessions does not lock out a lost device.
 * @param who id or e-mail address
 */
export function warnOfPasskeys(people: People, who: string) {
  const person = people.staff
    .list()
    .find(({id, email}) => id === who || email.toLowerCase() === who.toLowerCase())
  const count = person ? people.passkeys.list(person.id).length : 0
  if (!person || count === 0) return
  console.log(
    `Passkeys that still sign this person in: ${count}. They are listed by npm run people -- passkeys ${person.email}`,
  )
}
