import {LakeError} from '@stone-designs/lake/admin'
import {join} from 'node:path'
import {ConfigError, readConfig} from './config.ts'
import {keepNewFilesPrivate} from '../lib/disk/private-files.ts'
import {endOnSignal} from '../lib/process/end-on-signal.ts'
import {serveShop} from './serve.ts'

const root = join(import.meta.dirname, '..')

/** Serves what is built and seeded, and nothing more: what a service manager runs. `npm start` does the rest. */
async function main() {
  keepNewFilesPrivate()
  const shop = await serveShop(readConfig(process.env, root), root)
  endOnSignal(() => shop.close())
  console.log(`Serving ${shop.url}`)
}

await main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof LakeError
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
