import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {root} from '../project/root.ts'
import {startShop} from '../setup/start-shop.ts'
import {reportAndExit} from '../terminal/terminal.ts'

// A shop for the browser journeys, on PORT. It empties its data folder first, which is never the folder of `npm start`.
const port = process.env.PORT ?? '4199'
const dataDir = join(root, '.data', `e2e-${port}`)
await rm(dataDir, {recursive: true, force: true})
process.env.DATA_DIR = dataDir
process.env.PUBLIC_URL = `http://localhost:${port}`
await startShop().catch(reportAndExit)
