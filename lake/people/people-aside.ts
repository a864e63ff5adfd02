import {openDatabaseBeside} from '../storage/database.ts'
import {LakePeople} from './people.ts'

/**
 * The people of a lake, for a command that runs with or without the server. Changes take effect at once, because the
 * server keeps no people in memory. The folder can be empty or missing.
 * @throws LakeError `unavailable` when a server of another version is running on the folder
 */
export function openPeopleAside(dataDir: string): {people: LakePeople; close: () => void} {
  const database = openDatabaseBeside(dataDir)
  return {people: new LakePeople(database), close: () => database.close()}
}
