import {join} from 'node:path'
import {secretFile} from '../../disk/secret-file.ts'
import {newSecret} from './secrets.ts'

const FILE = 'lake-token'

/**
 * The administrator token for scripts on this machine: the one in `{dataDir}/lake-token`, which only the server's
 * user can read, and which is made when it is missing. Deleting the file and starting again makes a new one.
 */
export function readOrMakeToken(dataDir: string): string {
  if (dataDir === ':memory:') return newSecret('sk')
  return secretFile(join(dataDir, FILE), () => newSecret('sk'))
}
