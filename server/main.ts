import {LakeError} from './lake/admin.ts'
import {join} from 'node:path'
import {ConfigError, readConfig} from './config.ts'
import {keepNewFilesPrivate} from './disk/private-files.ts'
import {serveShop} from './serve.ts'

const root = join(import.meta.dirname, '..')

/** Milliseconds after a signal until the server ends, whatever is under way. Acknowledged work is on disk already. */
const LONGEST_END_MS = 8000

/** Serves what is built and seeded, and nothing more: what a service manager runs. `npm start` does the rest. */
async function main() {
  keepNewFilesPrivate()
  const shop = await serveShop(readConfig(process.env, root), root)
  console.log(`Serving ${shop.url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), LONGEST_END_MS).unref()
      void shop.close().then(() => process.exit(0))
    })
  }
}

await main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof LakeError
  console.error(isPlain ? error.message : error)
  process.exit(1)
})
