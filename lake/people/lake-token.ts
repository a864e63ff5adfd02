import {secretFile} from '../../lib/disk/secret-file.ts'
import {newSecret} from './secrets.ts'

/**
 * The administrator token for scripts on this machine, from `{dataDir}/lake-token`, which only the server's user can
 * read. A missing file is made with a new token, so deleting the file replaces the token at the next start.
 */
export function readOrMakeToken(dataDir: string): string {
  if (dataDir === ':memory:') return newSecret('sk')
  return secretFile(dataDir, 'lake-token', () => newSecret('sk'))
}
