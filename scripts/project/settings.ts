import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {readConfig, type Config} from '../../server/config.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'

interface Loading {
  /** Readers of the files that this process creates from now on. A command that opens the data folder keeps the default. */
  filesFor?: 'this user' | 'everybody'
}

/**
 * The configuration from `.env` and the environment. The environment takes precedence. Files that the process creates
 * from now on can be read by its user only, unless `filesFor` opens them to everybody.
 * @throws ConfigError when a setting is wrong
 */
export function loadConfig(root: string, {filesFor = 'this user'}: Loading = {}): Config {
  if (filesFor === 'this user') keepNewFilesPrivate()
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env, root)
}
