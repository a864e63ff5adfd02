import {keepNewFilesPrivate} from '../server/disk/private-files.ts'
import {openPeopleAside} from '../server/lake/people/people-aside.ts'
import {ROLES, type Role} from '../server/lake/people/roles.ts'
import {root} from './build.ts'
import {command} from './command.ts'
import {loadConfig} from './settings.ts'
import {PlainError} from './terminal.ts'

const HELP = `npm run tokens [-- new <label> --role <role> | revoke <id>]

The tokens with which scripts and services speak to the embedded Content Lake, whether or not the shop is running; a
change counts at once. Without a word after it, lists them: their secrets are nowhere, only hashes are kept.
  new <label>    makes a token and shows it, this once
  --role <role>  administrator (everything), editor (documents and assets) or viewer (reads drafts too)
  revoke <id>    ends a token`

type People = ReturnType<typeof openPeopleAside>['people']

function main(role: string | undefined, [action = 'list', ...words]: string[]) {
  keepNewFilesPrivate()
  const config = loadConfig(root)
  if (config.content.kind === 'hosted')
    throw new PlainError('On hosted Sanity tokens are made in the project, at sanity.io/manage.')
  const {people, close} = openPeopleAside(config.dataDir)
  try {
    switch (action) {
      case 'list':
        return list(people)
      case 'new':
        return create(people, words.join(' ').trim(), role)
      case 'revoke':
        return revoke(people, words)
      default:
        throw new PlainError(
          `There is no "${action}". There are new and revoke; without either, they are listed.`,
        )
    }
  } finally {
    close()
  }
}

function list(people: People) {
  const rows = people.tokens().map(({id, label, role, createdAt}) => ({
    id,
    role,
    made: new Date(createdAt).toISOString().slice(0, 10),
    label,
  }))
  if (rows.length === 0) return console.log('There are no tokens.')
  for (const {id, role, made, label} of rows) console.log(`${id}  ${role.padEnd(13)}  ${made}  ${label}`)
}

function create(people: People, label: string, role: string | undefined) {
  const known = ROLES.find((name): name is Role => name === role)
  if (label === '')
    throw new PlainError('Say what it is for: npm run tokens -- new "price import" --role editor')
  if (!known) throw new PlainError(`A token needs a role: --role ${ROLES.join(', --role ')}.`)
  const {id, token} = people.createToken(label, known)
  console.log(
    `${token}\n\nThis is the only time it is shown. It is ${known}; npm run tokens -- revoke ${id} ends it.`,
  )
}

function revoke(people: People, words: string[]) {
  const [id] = words
  if (id === undefined || words.length > 1)
    throw new PlainError('Name one token by its id: npm run tokens lists them.')
  if (!people.revokeToken(id)) throw new PlainError(`There is no token "${id}". npm run tokens lists them.`)
  console.log(`The token ${id} is revoked.`)
}

await command(HELP, {role: {type: 'string'}}, async ({role}, words) => main(role, words), {takesWords: true})
