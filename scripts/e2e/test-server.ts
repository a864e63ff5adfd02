import {cp, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {readConfig} from '../../server/config.ts'
import {root} from '../project/root.ts'
import {startShop} from '../setup/start-shop.ts'
import {reportAndExit} from '../terminal/terminal.ts'
import {seededShop} from './seeded-shop.ts'

// A shop for the e2e tests, on PORT. Its data folder is a fresh copy of the seeded one, and is never the one of
// `npm start`. The settings of this machine in .env stay unread: they may name the real bucket or the real dataset.
const port = process.env.PORT ?? '4199'
const dataDir = join(root, '.data', `e2e-${port}`)

async function serve() {
  await rm(dataDir, {recursive: true, force: true})
  await cp(await seededShop(), dataDir, {recursive: true})
  const settings = {
    PORT: port,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    // A backup would take time from e2e tests that measure it.
    BACKUP_DIR: 'off',
    // The push service of a test is on this machine.
    NOTIFY_PUSH_ANYWHERE: 'on',
  }
  const config = readConfig({...process.env, ...settings}, root)
  await startShop(config, {studio: process.env.E2E_STUDIO !== 'none'})
}

await serve().catch(reportAndExit)
