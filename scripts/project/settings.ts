import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {ConfigError, reachShopDirectly, readConfig, SETTING_NAMES, type Config} from '../../server/config.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {readEnvFile} from './env-file.ts'

interface Loading {
  /** Readers of the files that this process creates from now on. A command that opens the data folder keeps the default. */
  filesFor?: 'this user' | 'everybody'
}

/** Folder of the shop, which holds its settings and its data. An upgrade puts the programs into another folder. */
export const shopHome = (root: string) => process.env.SHOP_HOME ?? root

/**
 * The configuration from `.env` and the environment. The environment takes precedence. Files that the process creates
 * from now on can be read by its user only, unless `filesFor` opens them to everybody.
 * @throws ConfigError when a setting is wrong, or when a line of `.env` would have no effect
 */
export function loadConfig(root: string, {filesFor = 'this user'}: Loading = {}): Config {
  if (filesFor === 'this user') keepNewFilesPrivate()
  const home = shopHome(root)
  const file = join(home, '.env')
  if (existsSync(file)) applyEnvFile(readFileSync(file))
  const config = readConfig(process.env, home)
  reachShopDirectly(config)
  return config
}

function applyEnvFile(bytes: Uint8Array) {
  const {values, problems, notices} = readEnvFile(bytes, SETTING_NAMES)
  for (const notice of notices) process.stderr.write(`${notice}\n`)
  if (problems.length > 0)
    throw new ConfigError(
      `These lines of .env cannot be used:\n${problems.map((each) => `  ${each}`).join('\n')}`,
    )
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}
