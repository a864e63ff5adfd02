import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {root} from './build.ts'
import {start} from './start.ts'
import {reportAndExit} from './terminal.ts'

// A shop of its own for the browser journeys: always new, never the data of a person who works here.
const dataDir = join(root, '.data', `e2e-${process.env.PORT ?? '4199'}`)
await rm(dataDir, {recursive: true, force: true})
process.env.DATA_DIR = dataDir
process.env.PUBLIC_URL = `http://localhost:${process.env.PORT ?? '4199'}`
await start().catch(reportAndExit)
