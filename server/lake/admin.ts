/**
 * The lake's door for commands that administer its folder: people beside a running server, backup, restore. Nothing
 * else outside this folder imports from the folders below.
 */
export {openPeopleAside} from './people/people-aside.ts'
export {ROLES, type Role} from './model/roles.ts'
export {LakeError} from './model/errors.ts'
export {LAKE_FILE} from './storage/lake-database.ts'
export {LOCK_FILE, lockLake} from './storage/database.ts'
export {restoredBeside} from './storage/restored.ts'
export {assetsIn, problemsOf, skipSequences, snapshot} from './storage/snapshot.ts'
