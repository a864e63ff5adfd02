import {openDatabaseBeside} from '../storage/database.ts'
import {LakePeople} from './people.ts'

/**
 * The people of a lake, for a command that runs beside the server or without it: what it changes counts at
 * once, since a server keeps nothing of people in memory. Works on a folder that is empty or not yet there.
 * @throws LakeError `unavailable` when a server of another version is running on the folder
 */
export function openPeopleAside(dataDir: string): {people: LakePeople; close: () => void} {
  const database = openDatabaseBeside(dataDir)
  return {people: new LakePeople(database), close: () => database.close()}
}
