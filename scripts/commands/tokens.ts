import {knownRole, withPeople, type People} from '../people/people.ts'
import {command} from '../terminal/command.ts'
import {PlainError, visible} from '../terminal/terminal.ts'

const HELP = `npm run tokens [-- new <label> --role <role> | revoke <id>]

Manages the tokens with which scripts and services use the content of this shop. The shop may be running; a change takes
effect at once. Without an action, lists the tokens. Their secrets are not listed: the shop stores only hashes of them.
  new <label>    makes a token and prints its secret, once
  --role <role>  administrator (everything), editor (documents and assets), editor-without-purge (removes nothing for
                 good), catalogue-editor (the same, without enquiries) or viewer (reads, drafts and enquiries included)
  revoke <id>    makes a token invalid`

const HOSTED = 'With hosted Sanity tokens are made in the project, at sanity.io/manage.'

function main(role: string | undefined, [action = 'list', ...words]: string[]) {
  return withPeople(HOSTED, (people) => {
    switch (action) {
      case 'list':
        return list(people)
      case 'new':
        return create(people, words.join(' ').trim(), role)
      case 'revoke':
        return revoke(people, words)
      default:
        throw new PlainError(
          `There is no "${action}". There are new and revoke; without either, the tokens are listed.`,
        )
    }
  })
}

function list(people: People) {
  const rows = people.tokens().map(({id, label, role, createdAt}) => ({
    id,
    role,
    made: new Date(createdAt).toISOString().slice(0, 10),
    label,
  }))
  if (rows.length === 0) return console.log('There are no tokens.')
  for (const {id, role, made, label} of rows)
    console.log(`${id}  ${role.padEnd(20)}  ${made}  ${visible(label)}`)
}

function create(people: People, label: string, role: string | undefined) {
  if (label === '')
    throw new PlainError('Say what the token is for: npm run tokens -- new "price import" --role editor')
  const known = knownRole(role, 'A token')
  const {id, token} = people.createToken(label, known)
  console.log(
    `${token}\n\nThis token is shown only once. Its role is ${known}. To revoke it: npm run tokens -- revoke ${id}`,
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
