import type {DatabaseSync, SQLOutputValue} from 'node:sqlite'
import {z} from 'zod'
import {inTransaction} from '../storage/database.ts'
import {ROLES} from './roles.ts'

const role = z.enum(ROLES)
const personRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  password: z.string().nullable(),
})
const tokenRow = z.object({id: z.string(), label: z.string(), role, createdAt: z.number()})
const sessionRow = z.object({hash: z.string(), person: z.string(), expiresAt: z.number()})

export type TokenRow = z.infer<typeof tokenRow>

/** Reads and writes people, tokens, sessions and settings. The only place that knows their SQL. */
export function openPeopleStore(database: DatabaseSync) {
  const one = (sql: string) => {
    const statement = database.prepare(sql)
    return (...values: (string | number)[]) => statement.get(...values)
  }
  const run = (sql: string) => {
    const statement = database.prepare(sql)
    return (...values: (string | number | null)[]) => Number(statement.run(...values).changes)
  }
  const personById = one('SELECT id, name, email, role, password FROM people WHERE id = ?')
  const allPeople = database.prepare('SELECT id, name, email, role, password FROM people ORDER BY id')
  const tokenByHash = one('SELECT id, label, role, created_at AS createdAt FROM tokens WHERE hash = ?')
  const tokenById = one('SELECT id, label, role, created_at AS createdAt FROM tokens WHERE id = ?')
  const allTokens = database.prepare(
    'SELECT id, label, role, created_at AS createdAt FROM tokens ORDER BY created_at, id',
  )
  const sessionByHash = one('SELECT hash, person, expires_at AS expiresAt FROM sessions WHERE hash = ?')
  const takeCode = one('DELETE FROM sign_in_codes WHERE hash = ? RETURNING person, expires_at AS expiresAt')
  const settingOf = one('SELECT value FROM user_settings WHERE user = ? AND key = ?')
  const settingCount = one('SELECT count(*) AS count FROM user_settings WHERE user = ?')
  const clearCodes = run('DELETE FROM sign_in_codes')
  const insertCode = run('INSERT INTO sign_in_codes (hash, person, expires_at) VALUES (?, ?, ?)')
  const putSetting = run(
    'INSERT INTO user_settings (user, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )

  return {
    person: (id: string) => parsed(personRow, personById(id)),
    people: () => allPeople.all().map((row) => personRow.parse(row)),
    addPerson: run('INSERT INTO people (id, name, email, role) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    setPassword: run('UPDATE people SET password = ? WHERE id = ?'),

    tokenByHash: (hash: string) => parsed(tokenRow, tokenByHash(hash)),
    tokenById: (id: string) => parsed(tokenRow, tokenById(id)),
    tokens: () => allTokens.all().map((row) => tokenRow.parse(row)),
    putToken: run('INSERT OR REPLACE INTO tokens (hash, id, label, role, created_at) VALUES (?, ?, ?, ?, ?)'),
    deleteToken: run('DELETE FROM tokens WHERE id = ?'),

    session: (hash: string) => parsed(sessionRow, sessionByHash(hash)),
    addSession: run('INSERT INTO sessions (hash, person, created_at, expires_at) VALUES (?, ?, ?, ?)'),
    extendSession: run('UPDATE sessions SET expires_at = ? WHERE hash = ?'),
    deleteSession: run('DELETE FROM sessions WHERE hash = ?'),
    deleteSessionsOf: run('DELETE FROM sessions WHERE person = ?'),
    deleteSessionsExpiredBefore: run('DELETE FROM sessions WHERE expires_at < ?'),

    /** A new code makes those before it worthless. */
    replaceCode: (hash: string, person: string, expiresAt: number) =>
      inTransaction(database, () => {
        clearCodes()
        insertCode(hash, person, expiresAt)
      }),
    /** Deletes the code and tells whose it was: it works once. */
    takeCode: (hash: string) => parsed(z.object({person: z.string(), expiresAt: z.number()}), takeCode(hash)),

    setting: (user: string, key: string) =>
      parsed(z.object({value: z.string()}), settingOf(user, key))?.value,
    settingCount: (user: string) => z.object({count: z.number()}).parse(settingCount(user)).count,
    /** @param settings keys and values, the values as JSON; all or none are written */
    putSettings: (user: string, settings: [string, string][]) =>
      inTransaction(database, () => {
        for (const [key, value] of settings) putSetting(user, key, value)
      }),
  }
}

function parsed<Row>(row: z.ZodType<Row>, value: Record<string, SQLOutputValue> | undefined) {
  return value && row.parse(value)
}
