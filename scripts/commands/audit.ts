import type {AuditRow} from '@stone-designs/lake/admin'
import {withPeople} from '../people/people.ts'
import {command} from '../terminal/command.ts'
import {tableOf} from '../terminal/table.ts'
import {PlainError} from '../terminal/terminal.ts'

const HELP = `npm run audit [-- --since <day> --limit <number>]

Lists who signed in or failed to; changes of people, roles, passwords, passkeys and tokens; exports, purges, backups and restores;
and deleted uploads. The newest come last. The shop may be running. Entries are kept for AUDIT_DAYS (.env.example).
  --since <day>     only entries of this day and later: 2026-01-31, or 7d for the last seven days
  --limit <number>  at most this many, the newest ones; 100 unless you say otherwise

The columns are time (UTC), event, who, what, and from where: a client address, or the first half of it for IPv6. Addresses
show sign-ins from unexpected places; they are deleted with their entries.`

const DAY_MS = 86_400_000
const HOSTED = 'With hosted Sanity the record is in the project, at sanity.io/manage.'

function main({since, limit = '100'}: {since?: string | undefined; limit?: string | undefined}) {
  const from = timeOf(since)
  const count = /^[1-9]\d{0,6}$/.test(limit) ? Number(limit) : undefined
  if (count === undefined) throw new PlainError(`"${limit}" is not a number of entries. See --help.`)
  return withPeople(HOSTED, (people) => {
    const rows = people.audit.list({since: from, limit: count}).toReversed()
    if (rows.length === 0) console.log('There are no entries.')
    for (const line of tableOf(rows.map(cellsOf))) console.log(line)
  })
}

function timeOf(since: string | undefined): number {
  if (since === undefined) return 0
  const [, days] = /^(\d{1,5})d$/.exec(since) ?? []
  if (days !== undefined) return Date.now() - Number(days) * DAY_MS
  const time = /^\d{4}-\d{2}-\d{2}$/.test(since) ? Date.parse(since) : NaN
  if (Number.isNaN(time))
    throw new PlainError(`"${since}" is not a day such as 2026-01-31 or 7d. See --help.`)
  return time
}

function cellsOf({at, event, actor, subject, sender, count}: AuditRow): string[] {
  const time = new Date(at).toISOString().slice(0, 19).replace('T', ' ')
  return [time, count > 1 ? `${event} (${count})` : event, actor, subject, sender]
}

await command(HELP, {since: {type: 'string'}, limit: {type: 'string'}}, async (choices) => main(choices))
