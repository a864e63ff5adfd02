/**
 * The lake's public module for administrative commands: people beside a running server, backup, restore. README.md
 * lists all public modules. Code outside this folder may import nothing else.
 */
import {LakePeople} from './people/people.ts'
import {openDatabaseBeside} from './storage/database.ts'

export type {AuditRow} from './storage/audit-store.ts'
export {ROLES, type Role} from './model/roles.ts'
export {LakeError, STATUSES} from './model/errors.ts'
export {AUDIT_EVENTS} from './people/audit.ts'
export {PASSKEY_PROBLEMS} from './people/passkeys.ts'
export {CLOCK_FILE, LAKE_FILE} from './storage/lake-database.ts'
export {LOCK_FILE, lockLake} from './storage/database.ts'
export {restoredBeside} from './storage/restored.ts'
export {restoreAccess, type RestoredAccess} from './storage/restored-access.ts'
export {assetsIn, documentsIn, problemsOf, skipSequences, snapshot} from './storage/snapshot.ts'

/**
 * The people of a lake, for a command that runs with or without the server. Changes take effect at once, because the
 * server keeps no people in memory. The folder can be empty or missing.
 * @throws LakeError `unavailable` when a server of another version is running on the folder
 */
export function openPeopleAside(dataDir: string): {people: LakePeople; close: () => void} {
  const database = openDatabaseBeside(dataDir)
  return {people: new LakePeople(database), close: () => database.close()}
}
