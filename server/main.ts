import {join} from 'node:path'
import {diskFailure} from '../lib/disk/disk-failure.ts'
import {keepNewFilesPrivate} from '../lib/disk/private-files.ts'
import {hasCode} from '../lib/disk/system-error.ts'
import {endOnSignal} from '../lib/process/end-on-signal.ts'
import {ConfigError, readConfig} from './config.ts'

const root = join(import.meta.dirname, '..')

/** Serves what is built and seeded, and nothing more: what a service manager runs. `npm start` does the rest. */
async function main() {
  keepNewFilesPrivate()
  const config = readConfig(process.env, root)
  // Not before the settings are read: libraries fail while they are loaded when HTTP_PROXY is no address.
  const {serveShop} = await import('./serve.ts')
  const shop = await serveShop(config, root)
  endOnSignal(() => shop.close())
  console.log(`Serving ${shop.url}`)
}

/** @returns a sentence where the person who starts the server can mend the failure; otherwise the error with its stack */
function explained(error: unknown): unknown {
  if (error instanceof ConfigError || (error instanceof Error && error.name === 'LakeError'))
    return error.message
  if (hasCode(error, 'EADDRINUSE'))
    return 'The port is taken, perhaps by another start of this shop. Stop that program, or set PORT to another one.'
  if (hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'))
    return 'This machine has no such address. Set HOST to one that it has, such as 127.0.0.1.'
  if (hasCode(error, 'EACCES') && error instanceof Error && 'syscall' in error && error.syscall === 'listen')
    return 'The port needs the rights of an administrator. Set PORT to one above 1023.'
  return diskFailure(error) ?? error
}

await main().catch((error: unknown) => {
  console.error(explained(error))
  process.exit(1)
})
