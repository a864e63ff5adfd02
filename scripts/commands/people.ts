import {styleText} from 'node:util'
import {knownRole, setPassword, warnOfPasskeys, withPeople, type People} from '../people/people.ts'
import {command} from '../terminal/command.ts'
import {localTime} from '../terminal/local-time.ts'
import {PlainError, visible} from '../terminal/terminal.ts'

const HELP = `npm run people [-- <action> …]

Manages the people who may sign in to the Studio of this shop. The shop may be running; a change takes effect at once.
Without an action, lists the people.
  add <e-mail> --name <name> --role <role>   lets a person in, and prints a one-time sign-in link for them
  role <e-mail> --role <role>                changes a person's role
  link <e-mail>                              prints a new one-time sign-in link, valid for 24 hours
  password <e-mail>                          sets a person's password and ends their sessions, sign-in link and
                                             passkeys; reads the password from the terminal, or from the first line of
                                             standard input
  remove <e-mail>                            removes a person; their changes to the content stay
  passkeys <e-mail>                          lists a person's passkeys, which the person adds in the Studio
  passkeys <e-mail> --remove <passkey>       removes one; sessions that it started stay, until sign-out
  sessions                                   lists the sessions: who is signed in, since when and until when
  sign-out <e-mail or session>               ends all sessions of a person and their sign-in link, or one session
  --keep-passkeys                            a new password leaves the person's passkeys
  --role <role>                              administrator (everything); editor (documents, pictures, enquiries);
                                             editor-without-purge (an editor who can remove nothing for good, so no
                                             enquiry); catalogue-editor (the same, and sees no enquiries); viewer (reads
                                             everything)`

/** The actions that need a person. */
const CHANGES = ['add', 'role', 'link', 'password', 'passkeys', 'remove', 'sign-out'] as const

const HOSTED = 'With hosted Sanity people are invited to the project, at sanity.io/manage.'

interface Choices {
  name?: string | undefined
  role?: string | undefined
  /** Beginning of a passkey's id. */
  remove?: string | undefined
  'keep-passkeys'?: boolean | undefined
}

async function main(choices: Choices, [action = 'list', who, ...rest]: string[]) {
  const isList = action === 'list' || action === 'sessions'
  const change = CHANGES.find((name) => name === action)
  if (!isList && !change) throw new PlainError(`There is no "${action}". See --help.`)
  const [surplus] = isList && who !== undefined ? [who] : rest
  if (surplus !== undefined) throw new PlainError(`"${surplus}" is one word too many. See --help.`)
  return withPeople(HOSTED, async (people, {publicUrl}) => {
    const studio = `${publicUrl}/studio/`
    if (change) await make(people, {change, who: needed(who), choices, studio})
    else if (action === 'list') list(people)
    else listSessions(people)
  })
}

function needed(who: string | undefined): string {
  if (who !== undefined) return who
  throw new PlainError('Name the person by e-mail address: npm run people lists them.')
}

interface Change {
  change: (typeof CHANGES)[number]
  who: string
  choices: Choices
  /** Address of the Studio, with a slash at the end. */
  studio: string
}

async function make(people: People, {change, who, choices, studio}: Change) {
  const {staff} = people
  switch (change) {
    case 'add': {
      if (!choices.name) throw new PlainError('A person needs a name: --name "Asha Rao".')
      const {id, name, role} = staff.add(who, choices.name, knownRole(choices.role, 'A person'))
      return printLink(people, id, `${name} may sign in, as ${role}.`, studio)
    }
    case 'link':
      return printLink(people, staff.find(who).id, '', studio)
    case 'role':
      staff.setRole(who, knownRole(choices.role, 'A person'))
      return console.log(`The role of ${who} is now ${choices.role}.`)
    case 'password':
      await setPassword(people, staff.find(who).id, choices)
      return console.log(`The password is set. ${who} signs in at ${studio}`)
    case 'passkeys':
      return choices.remove === undefined
        ? listPasskeys(people, who)
        : removePasskey(people, who, choices.remove)
    case 'remove':
      return remove(people, who)
    case 'sign-out':
      console.log(`Sessions ended: ${staff.endSessions(who)}.`)
      return warnOfPasskeys(people, who)
  }
  return change satisfies never
}

function remove({staff}: People, who: string) {
  const {role} = staff.find(who)
  staff.remove(who)
  console.log(`${who} can no longer sign in.`)
  if (role === 'administrator')
    console.log(
      'Backups of earlier versions hold the file lake-token, which signs in too. If this person may have one, delete that file in the data folder and start again.',
    )
}

function printLink(people: People, id: string, sentence: string, studio: string) {
  const link = `${studio}#sign-in=${people.createSignInCode(id)}`
  console.log(`${sentence}\n${styleText('cyan', link)}\nIt opens the Studio once, within 24 hours.`.trim())
}

/** Characters of a passkey's id that the list shows. */
const SHOWN = 10

function listPasskeys(people: People, who: string) {
  const passkeys = people.passkeys.list(people.staff.find(who).id)
  if (passkeys.length === 0) return console.log(`${who} has no passkeys.`)
  for (const {id, name, createdAt, usedAt} of passkeys) {
    const used = usedAt === null ? 'not used yet' : `used ${localTime(usedAt)}`
    console.log(`${shownOf(id)}  added ${localTime(createdAt)}  ${used}  ${visible(name)}`)
  }
}

function removePasskey(people: People, who: string, shown: string) {
  const person = people.staff.find(who)
  const found = people.passkeys.list(person.id).find(({id}) => shownOf(id) === shown)
  if (!found)
    throw new PlainError(`${who} has no passkey "${shown}". npm run people -- passkeys ${who} lists them.`)
  people.passkeys.remove(person, found.id)
  console.log(`The passkey "${visible(found.name)}" signs in no more.`)
}

/** The start of a passkey's id, in hexadecimal: an id in base64url may begin with a hyphen, as options do. */
const shownOf = (id: string) => Buffer.from(id, 'base64url').toString('hex').slice(0, SHOWN)

function list(people: People) {
  for (const {id, email, name, role, hasPassword} of people.staff.list()) {
    const ways = [
      ...(hasPassword ? ['password'] : []),
      ...(people.passkeys.list(id).length > 0 ? ['passkey'] : []),
    ]
    console.log(
      `${email.padEnd(32)}  ${role.padEnd(20)}  ${(ways.join(', ') || 'link only').padEnd(17)}  ${visible(name)}`,
    )
  }
}

function listSessions(people: People) {
  const sessions = people.staff.sessions()
  if (sessions.length === 0) return console.log('Nobody is signed in.')
  for (const {id, email, startedAt, expiresAt} of sessions)
    console.log(`${id}  since ${localTime(startedAt)}  until ${localTime(expiresAt)}  ${visible(email)}`)
}

await command(
  HELP,
  {
    name: {type: 'string'},
    role: {type: 'string'},
    remove: {type: 'string'},
    'keep-passkeys': {type: 'boolean'},
  },
  main,
  {takesWords: true},
)
