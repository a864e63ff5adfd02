import {randomUUID} from 'node:crypto'
import {DatabaseSync} from 'node:sqlite'
import {openAuditStore} from './audit-store.ts'
import {LakeDatabase} from './lake-database.ts'
import {migrate} from './migrations.ts'

/** Changes that a restore made to the access of people and scripts. Lists have names. */
export interface RestoredAccess {
  /** Number of sessions of the backup that were ended. */
  sessions: number
  /** Number of passkeys of the backup that were dropped: some may have been removed since. */
  passkeys: number
  /** Tokens of the backup that were revoked since, and stay so. */
  tokens: string[]
  /** People of the backup who were removed since, and stay so. */
  people: string[]
  /** People whose password or role was changed since, and stays so. */
  changed: string[]
}

/**
 * Prepares the access in a restored database: drops all sessions, sign-in codes and passkeys, and takes over what was
 * revoked, removed or changed after the backup was made.
 * @param restored path of the restored database, which is migrated
 * @param madeAt time of the backup, ISO 8601, for the record
 * @param former path of a copy of the database that is replaced, which is migrated too; absent when there was none
 * @throws SQLite errors when one of the two cannot be read
 */
export function restoreAccess(restored: string, madeAt: string, former?: string): RestoredAccess {
  if (former !== undefined) openMigrated(former).close()
  const sql = openMigrated(restored)
  try {
    if (former !== undefined) sql.prepare('ATTACH ? AS former').run(former)
    sql.exec('BEGIN')
    const sessions = Number(sql.prepare('DELETE FROM sessions').run().changes)
    const passkeys = Number(sql.prepare('DELETE FROM passkeys').run().changes)
    // The next start stores the token of the data folder again.
    sql.exec("DELETE FROM sign_in_codes; DELETE FROM tokens WHERE id = 'lake-token'")
    const changes = former === undefined ? NO_CHANGES : takeOver(sql)
    openAuditStore(new LakeDatabase(sql)).addAudit({
      id: randomUUID(),
      at: Date.now(),
      event: 'restored',
      actor: 'this machine',
      subject: `the backup of ${madeAt}`,
      sender: '',
      count: 1,
    })
    sql.exec('COMMIT')
    return {sessions, passkeys, ...changes}
  } finally {
    sql.close()
  }
}

const NO_CHANGES = {tokens: [], people: [], changed: []}

function takeOver(sql: DatabaseSync): Omit<RestoredAccess, 'sessions' | 'passkeys'> {
  sql.exec(`INSERT OR IGNORE INTO revoked SELECT id FROM former.revoked;
    INSERT OR IGNORE INTO audit SELECT * FROM former.audit;
    DELETE FROM user_settings WHERE user IN (SELECT id FROM revoked);`)
  const names = (statement: string) =>
    sql
      .prepare(statement)
      .all()
      .map(({name}) => String(name))
  const revoked = 'id IN (SELECT id FROM revoked) RETURNING'
  const tokens = names(`DELETE FROM tokens WHERE ${revoked} label AS name`)
  const people = names(`DELETE FROM people WHERE ${revoked} email AS name`)
  const newer = (column: string) =>
    names(`
    UPDATE people SET ${column} = theirs.${column}, ${column}_at = theirs.${column}_at FROM former.people AS theirs
    WHERE theirs.id = people.id AND theirs.${column}_at > people.${column}_at RETURNING people.email AS name`)
  return {tokens, people, changed: [...new Set([...newer('password'), ...newer('role')])]}
}

function openMigrated(file: string): DatabaseSync {
  const sql = new DatabaseSync(file)
  sql.exec('PRAGMA secure_delete = ON')
  migrate(new LakeDatabase(sql))
  return sql
}
