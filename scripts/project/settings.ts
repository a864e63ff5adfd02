import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {readConfig, type Config} from '../../server/config.ts'

/**
 * The configuration from `.env` and the environment. The environment takes precedence.
 * @throws ConfigError when a setting is wrong
 */
export function loadConfig(root: string): Config {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  return readConfig(process.env, root)
}
