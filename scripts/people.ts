import {styleText} from 'node:util'
import {keepNewFilesPrivate} from '../server/disk/private-files.ts'
import {openPeopleAside} from '../server/lake/people/people-aside.ts'
import {ROLES, type Role} from '../server/lake/people/roles.ts'
import {root} from './build.ts'
import {command} from './command.ts'
import {readNewPassword} from './password.ts'
import {loadConfig} from './settings.ts'
import {PlainError} from './terminal.ts'

const HELP = `npm run people [-- <action> …]

Who may sign in to the Studio of the embedded Content Lake, whether or not the shop is running; a change counts at once.
Without a word after it, lists them.
  add <e-mail> --name <name> --role <role>   lets somebody in, and prints a one-time sign-in link for them
  role <e-mail> --role <role>                gives another role
  link <e-mail>                              prints a new one-time sign-in link; it works for 24 hours
  password <e-mail>                          sets a password, from the terminal or standard input, and signs them out
  remove <e-mail>                            lets somebody in no longer; what they wrote stays
  sessions                                   lists where people are signed in
  sign-out <e-mail or session>               ends the sessions of a person, or one
  --role <role>                              administrator (everything), editor (documents and pictures) or viewer (reads)`

/** What is done to one person, who is named after it. */
const CHANGES = ['add', 'role', 'link', 'password', 'remove', 'sign-out'] as const

type People = ReturnType<typeof openPeopleAside>['people']

interface Choices {
  name?: string | undefined
  role?: string | undefined
}

async function main(choices: Choices, [action = 'list', who, ...rest]: string[]) {
  const isList = action === 'list' || action === 'sessions'
  const change = CHANGES.find((name) => name === action)
  if (!isList && !change) throw new PlainError(`There is no "${action}". See --help.`)
  const [surplus] = isList && who !== undefined ? [who] : rest
  if (surplus !== undefined) throw new PlainError(`"${surplus}" is one word too many. See --help.`)
  keepNewFilesPrivate()
  const config = loadConfig(root)
  if (config.content.kind === 'hosted')
    throw new PlainError('On hosted Sanity people are invited to the project, at sanity.io/manage.')
  const {people, close} = openPeopleAside(config.dataDir)
  try {
    const studio = `${config.publicUrl}/studio/`
    if (change) await make(people, {change, who: needed(who), choices, studio})
    else if (action === 'list') list(people)
    else listSessions(people)
  } finally {
    close()
  }
}

function needed(who: string | undefined): string {
  if (who !== undefined) return who
  throw new PlainError('Say who, by e-mail address: npm run people lists them.')
}

interface Change {
  change: (typeof CHANGES)[number]
  who: string
  choices: Choices
  /** Address of the Studio, with a slash at its end. */
  studio: string
}

async function make(people: People, {change, who, choices, studio}: Change) {
  const {staff} = people
  switch (change) {
    case 'add': {
      if (!choices.name) throw new PlainError('A person needs a name: --name "Asha Rao".')
      const {id, name, role} = staff.add(who, choices.name, knownRole(choices.role))
      return tellLink(people, id, `${name} may sign in, as ${role}.`, studio)
    }
    case 'link':
      return tellLink(people, staff.find(who).id, '', studio)
    case 'role':
      staff.setRole(who, knownRole(choices.role))
      return console.log(`${who} is ${choices.role} now.`)
    case 'password':
      await people.setPassword(await readNewPassword(), staff.find(who).id)
      return console.log(`The password is set. ${who} signs in at ${studio}`)
    case 'remove':
      staff.remove(who)
      return console.log(`${who} can no longer sign in.`)
    case 'sign-out':
      return console.log(`Sessions ended: ${staff.endSessions(who)}.`)
  }
  return change satisfies never
}

function knownRole(role: string | undefined): Role {
  const known = ROLES.find((name) => name === role)
  if (known) return known
  throw new PlainError(`A person needs a role: --role ${ROLES.join(', --role ')}.`)
}

function tellLink(people: People, id: string, sentence: string, studio: string) {
  const link = `${studio}#sign-in=${people.createSignInCode(id)}`
  console.log(`${sentence}\n${styleText('cyan', link)}\nIt opens the Studio once, within 24 hours.`.trim())
}

function list(people: People) {
  for (const {email, name, role, hasPassword} of people.staff.list())
    console.log(`${email.padEnd(32)}  ${role.padEnd(13)}  ${hasPassword ? 'password' : 'link only'}  ${name}`)
}

function listSessions(people: People) {
  const day = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ')
  const sessions = people.staff.sessions()
  if (sessions.length === 0) return console.log('Nobody is signed in.')
  for (const {id, email, startedAt, expiresAt} of sessions)
    console.log(`${id}  since ${day(startedAt)}  until ${day(expiresAt)}  ${email}`)
}

await command(HELP, {name: {type: 'string'}, role: {type: 'string'}}, main, {takesWords: true})
