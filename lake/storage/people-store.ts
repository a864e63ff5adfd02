import type {LakeDatabase} from './lake-database.ts'
import type {SQLOutputValue} from 'node:sqlite'
import {z} from 'zod'
import {ROLES} from '../model/roles.ts'

const role = z.enum(ROLES)
const personRow = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  password: z.string().nullable(),
})
const tokenRow = z.object({id: z.string(), label: z.string(), role, createdAt: z.number()})
const sessionRow = z.object({
  hash: z.string(),
  person: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
})

const passkeyRow = z.object({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
})

const codeRow = z.object({person: z.string(), expiresAt: z.number()})

/** Id of the owner, who cannot be removed. */
export const OWNER = 'owner'

/** Remembers the id of a token or a person for good: see `restored-access.ts`. */
const REVOKE = 'INSERT OR IGNORE INTO revoked (id) VALUES (?)'

export type PersonRow = z.infer<typeof personRow>
export type TokenRow = z.infer<typeof tokenRow>
export type PasskeyRow = z.infer<typeof passkeyRow>
export type SessionRow = z.infer<typeof sessionRow>

/** Reads and writes people, tokens, sessions, passkeys and settings. Only this file contains their SQL. */
export function openPeopleStore(database: LakeDatabase) {
  return {
    ...openPeople(database),
    ...openTokens(database),
    ...openSessions(database),
    ...openCodes(database),
    ...openPasskeys(database),
    ...openSettings(database),
  }
}

function openPeople(database: LakeDatabase) {
  const person = 'SELECT id, name, email, role, password FROM people'
  const byId = database.sql.prepare(`${person} WHERE id = ?`)
  const byEmail = database.sql.prepare(`${person} WHERE lower(email) = lower(?)`)
  const all = database.sql.prepare(`${person} ORDER BY id`)
  const remove = runner(database, 'DELETE FROM people WHERE id = ?')
  const noteRevoked = runner(database, REVOKE)
  const removeSettings = runner(database, 'DELETE FROM user_settings WHERE user = ?')
  const putPassword = runner(database, 'UPDATE people SET password = ?, password_at = ? WHERE id = ?')
  const endSessions = sessionEnder(database)
  return {
    person: (id: string) => parsed(personRow, byId.get(id)),
    personByEmail: (email: string) => parsed(personRow, byEmail.get(email)),
    people: () => all.all().map((row) => personRow.parse(row)),
    /** @returns 0 when the id or the e-mail address is taken */
    addPerson: runner(
      database,
      `INSERT INTO people (id, name, email, role)
      SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM people WHERE id = ?1 OR lower(email) = lower(?3))`,
    ),
    /** Role, time in milliseconds since 1970, id. */
    setRole: runner(database, 'UPDATE people SET role = ?, role_at = ? WHERE id = ?'),
    /** Also ends the person's sessions and sign-in codes. @param password hashed. @param at milliseconds since 1970 */
    setPassword: (password: string, at: number, id: string) =>
      database.transaction(() => {
        endSessions(id)
        putPassword(password, at, id)
      }),
    /** Also deletes the person's sessions, sign-in codes, passkeys and settings. @returns the number of deleted people */
    deletePerson: (id: string) =>
      database.transaction(() => {
        removeSettings(id)
        noteRevoked(id)
        return remove(id)
      }),
  }
}

function openTokens(database: LakeDatabase) {
  const token = 'SELECT id, label, role, created_at AS createdAt FROM tokens'
  const byHash = database.sql.prepare(`${token} WHERE hash = ?`)
  const byId = database.sql.prepare(`${token} WHERE id = ?`)
  const all = database.sql.prepare(`${token} ORDER BY created_at, id`)
  const remove = runner(database, 'DELETE FROM tokens WHERE id = ?')
  const noteRevoked = runner(database, REVOKE)
  return {
    tokenByHash: (hash: string) => parsed(tokenRow, byHash.get(hash)),
    tokenById: (id: string) => parsed(tokenRow, byId.get(id)),
    tokens: () => all.all().map((row) => tokenRow.parse(row)),
    putToken: runner(
      database,
      'INSERT OR REPLACE INTO tokens (hash, id, label, role, created_at) VALUES (?, ?, ?, ?, ?)',
    ),
    /** @returns the number of deleted tokens */
    deleteToken: (id: string) =>
      database.transaction(() => {
        const count = remove(id)
        if (count > 0) noteRevoked(id)
        return count
      }),
  }
}

function openSessions(database: LakeDatabase) {
  const session = 'SELECT hash, person, created_at AS createdAt, expires_at AS expiresAt FROM sessions'
  const byHash = database.sql.prepare(`${session} WHERE hash = ?`)
  const all = database.sql.prepare(`${session} ORDER BY person, created_at`)
  return {
    session: (hash: string) => parsed(sessionRow, byHash.get(hash)),
    /** Ordered by person, then oldest first. */
    sessions: () => all.all().map((row) => sessionRow.parse(row)),
    addSession: runner(
      database,
      'INSERT INTO sessions (hash, person, created_at, expires_at) VALUES (?, ?, ?, ?)',
    ),
    extendSession: runner(database, 'UPDATE sessions SET expires_at = ? WHERE hash = ?'),
    deleteSession: runner(database, 'DELETE FROM sessions WHERE hash = ?'),
    /** Also deletes the person's sign-in codes, which would start new sessions. @returns the number of ended sessions */
    endSessionsOf: sessionEnder(database),
    deleteSessionsExpiredBefore: runner(database, 'DELETE FROM sessions WHERE expires_at < ?'),
  }
}

/** A function that deletes the sessions and sign-in codes of a person, and returns the number of sessions. */
function sessionEnder(database: LakeDatabase) {
  const removeSessions = runner(database, 'DELETE FROM sessions WHERE person = ?')
  const removeCodes = runner(database, 'DELETE FROM sign_in_codes WHERE person = ?')
  return (person: string) =>
    database.transaction(() => {
      removeCodes(person)
      return removeSessions(person)
    })
}

function openCodes(database: LakeDatabase) {
  const take = database.sql.prepare(
    'DELETE FROM sign_in_codes WHERE hash = ? RETURNING person, expires_at AS expiresAt',
  )
  const clear = runner(database, 'DELETE FROM sign_in_codes WHERE person = ?')
  const insert = runner(database, 'INSERT INTO sign_in_codes (hash, person, expires_at) VALUES (?, ?, ?)')
  return {
    /** A new code replaces the person's former codes. */
    replaceCode: (hash: string, person: string, expiresAt: number) =>
      database.transaction(() => {
        clear(person)
        insert(hash, person, expiresAt)
      }),
    /** Deletes the code, because it works only once. @returns its person and expiry */
    takeCode: (hash: string) =>
      parsed(
        codeRow,
        database.transaction(() => take.get(hash)),
      ),
  }
}

function openPasskeys(database: LakeDatabase) {
  const passkey =
    'SELECT id, person, name, public_key AS publicKey, counter, created_at AS createdAt, used_at AS usedAt FROM passkeys'
  const byId = database.sql.prepare(`${passkey} WHERE id = ?`)
  const ofPerson = database.sql.prepare(`${passkey} WHERE person = ? ORDER BY created_at, id`)
  const insert = runner(
    database,
    `INSERT OR IGNORE INTO passkeys (id, person, name, public_key, counter, created_at, used_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  return {
    passkey: (id: string) => parsed(passkeyRow, byId.get(id)),
    /** Oldest first. */
    passkeys: (person: string) => ofPerson.all(person).map((row) => passkeyRow.parse(row)),
    /** @returns 0 when the id is taken */
    addPasskey: ({id, person, name, publicKey, counter, createdAt, usedAt}: PasskeyRow) =>
      insert(id, person, name, publicKey, counter, createdAt, usedAt),
    /** Counter, time in milliseconds since 1970, id. @returns 0 when there is no such passkey */
    usePasskey: runner(database, 'UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?'),
    deletePasskey: runner(database, 'DELETE FROM passkeys WHERE id = ?'),
  }
}

const settingRow = z.object({user: z.string(), key: z.string(), value: z.string()})

function openSettings(database: LakeDatabase) {
  const one = database.sql.prepare('SELECT value FROM user_settings WHERE user = ? AND key = ?')
  const count = database.sql.prepare('SELECT count(*) AS count FROM user_settings WHERE user = ?')
  const all = database.sql.prepare('SELECT user, key, value FROM user_settings')
  const put = runner(
    database,
    'INSERT INTO user_settings (user, key, value) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  )
  return {
    setting: (user: string, key: string) => parsed(z.object({value: z.string()}), one.get(user, key))?.value,
    settings: () => all.all().map((row) => settingRow.parse(row)),
    /** @returns the number of deleted settings */
    deleteSetting: runner(database, 'DELETE FROM user_settings WHERE user = ? AND key = ?'),
    settingCount: (user: string) => z.object({count: z.number()}).parse(count.get(user)).count,
    /** Writes all settings or none. @param settings keys, and values as JSON */
    putSettings: (user: string, settings: [string, string][]) =>
      database.transaction(() => {
        for (const [key, value] of settings) put(user, key, value)
      }),
  }
}

/** A function that runs a statement and returns the number of rows that it changed. */
function runner(database: LakeDatabase, sql: string) {
  const statement = database.sql.prepare(sql)
  return (...values: (string | number | null)[]) =>
    Number(database.transaction(() => statement.run(...values)).changes)
}

function parsed<Row>(row: z.ZodType<Row>, value: Record<string, SQLOutputValue> | undefined) {
  return value && row.parse(value)
}
