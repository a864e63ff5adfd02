import {styleText} from 'node:util'
import {keepNewFilesPrivate} from '../server/disk/private-files.ts'
import {serveShop, type RunningShop} from '../server/serve.ts'
import {buildWhatIsStale, root} from './build.ts'
import {command} from './command.ts'
import {preflight} from './preflight.ts'
import {seedEmptyLake} from './first-seed.ts'
import {loadConfig} from './settings.ts'
import {reportAndExit, step} from './terminal.ts'

const HELP = `npm start

Sets up whatever is missing and serves the shop: site, Studio and Content Lake on one port.
Settings come from the environment and .env (see .env.example). Ctrl-C stops it.`

function printAddresses({url, signInLink}: RunningShop) {
  const line = (label: string, address: string) =>
    console.log(`  ${label.padEnd(8)} ${styleText('cyan', address)}`)
  console.log()
  line('Site', url)
  line('Studio', `${url}/studio`)
  if (signInLink) {
    line('Sign in', signInLink)
    console.log(
      styleText(
        'dim',
        '           (opens the Studio once, within 24 hours; the next start prints a new one)',
      ),
    )
  }
  console.log('\nPress Ctrl-C to stop.')
}

function closeOnSignal(shop: RunningShop) {
  let closing = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (closing) return
      closing = true
      console.log('\nClosing; everything is saved.')
      void shop.close().then(() => process.exit(0), reportAndExit)
    })
  }
}

/** Brings the shop up from whatever is there, and keeps it up until a signal closes it. */
export async function start(): Promise<void> {
  const config = loadConfig(root)
  await preflight(config)
  await buildWhatIsStale()
  keepNewFilesPrivate()
  const shop = await step('Starting the server', () => serveShop(config, root))
  closeOnSignal(shop)
  await seedEmptyLake(config, shop.localUrl)
  printAddresses(shop)
}

if (import.meta.main) await command(HELP, {}, start)
