import type {Server} from 'node:http'
import {Hono} from 'hono'
import {openAdmission} from '../../lib/admission/admission.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {imagesCheck, type HealthCheck} from '../health/index.ts'
import type {Part, ShopContext} from '../part.ts'
import {LAKE_PATH, unavailable} from './content-source.ts'
import {LakeError, lockLake} from '@stone-designs/lake/admin'
import {lakeApp} from '@stone-designs/lake/app'
import {imagesAlone} from '@stone-designs/lake/images-alone'
import {BrokenLake, openLake, type Lake} from '@stone-designs/lake'
import {attachSockets} from '@stone-designs/lake/sockets'

/** The embedded lake of a shop. A shop on hosted Sanity has no lake. */
export interface ShopLake extends Part {
  /** Absent on hosted Sanity, and while the lake cannot be opened. */
  lake: Lake | undefined
  /** Whether there is a lake that cannot be opened. Its shop serves copies of pages, and enquiries wait. */
  isBroken: boolean
  /** Serves the lake's WebSockets on an HTTP server that sends its requests to the shop. */
  attach(server: Server): void
}

/** Advice in the lake's messages to its operator: the lake does not know the shop's commands. */
const ADVICE = {
  damagedWhileOpen:
    'The lake can still be read: export its content (npm run content -- export) before you stop the server.',
  damagedAtStart: 'Restore a backup: npm run content -- restore <folder of the backup> --replace',
  tokens: 'they are made, listed and revoked on its machine with npm run tokens',
  people: 'people are let in on its machine with npm run people',
  backups: 'they are made on its machine with npm run content',
}

const UNTIL_THEN =
  'Until the shop starts with a lake that can be read, visitors get the last good copies of pages, and enquiries wait in the data folder.'

/**
 * Opens the embedded lake. A lake that cannot be read does not end the shop.
 * @throws LakeError when another process has the lake open, or a newer program wrote it
 */
export function openShopLake(context: ShopContext): ShopLake {
  try {
    const lake = openEmbeddedLake(context)
    return lake ? servedLake(lake, context) : {lake, isBroken: false, attach: () => undefined}
  } catch (error) {
    if (!(error instanceof BrokenLake)) throw error
    context.onNotice(`${error.message}\n${UNTIL_THEN}`)
    return brokenLake(context)
  }
}

function servedLake(lake: Lake, {clients}: ShopContext): ShopLake {
  const app = lakeApp(lake)
  return {
    lake,
    isBroken: false,
    routes: new Hono<ClientEnv>().route(LAKE_PATH, app),
    checks: checksOf(lake),
    attach: (server) =>
      attachSockets(server, {lake, app, prefix: LAKE_PATH, peerOf: (request) => clients.of(request)}),
    close: () => lake.close(),
  }
}

const checksOf = (lake: Lake): HealthCheck[] => [
  {
    name: 'content',
    isVital: true,
    problem: () => {
      lake.assertWritable()
      return undefined
    },
  },
  {name: 'clock', isVital: false, problem: () => lake.clock.problem()},
  imagesCheck(lake.assets.parsers),
]

/** Serves what is left of a broken lake: the images, for copies of pages. */
function brokenLake(context: ShopContext): ShopLake {
  const unlock = lockBroken(context.config.dataDir)
  const images = openImages(context)
  return {
    lake: undefined,
    isBroken: true,
    routes: new Hono<ClientEnv>().route(LAKE_PATH, images.app),
    checks: [brokenCheck],
    attach: () => undefined,
    close() {
      images.close()
      unlock()
    },
  }
}

/** The embedded lake could not be opened at the start. Nobody can sign in then, so anybody may read the sentence. */
const brokenCheck: HealthCheck = {
  name: 'content',
  isVital: true,
  isPublic: true,
  problem: () =>
    'The content could not be read when the shop started, so visitors get the last good copies of pages, and enquiries wait. The log says why. Stop the shop, restore a backup (npm run content -- restore <folder of the backup> --replace), and start it again: waiting enquiries are kept.',
}

function openImages({config: {content, dataDir}, onNotice, onError}: ShopContext) {
  const {projectId, dataset} = content
  // The lake that failed may have named its limits already.
  const admission = openAdmission({onNotice})
  try {
    return imagesAlone({dataDir, projectId, dataset, admission, unavailable, onError})
  } catch (error) {
    // The disk may be what is broken.
    onError(error)
    return {app: new Hono().all('*', unavailable), close: () => undefined}
  }
}

/** Keeps others off the data folder, such as a restore. @returns unlocks it */
function lockBroken(dataDir: string): () => void {
  try {
    return lockLake(dataDir)
  } catch (error) {
    if (error instanceof LakeError) throw error
    // A disk without a lock is no place for a restore either.
    return () => undefined
  }
}

function openEmbeddedLake({config, admission, onNotice, onError}: ShopContext): Lake | undefined {
  const {content, dataDir, publicUrl} = config
  if (content.kind === 'hosted') return undefined
  const {projectId, dataset, token, historyDays, auditDays} = content
  const publicBase = `${publicUrl}${LAKE_PATH}`
  return openLake({
    dataDir,
    publicBase,
    projectId,
    dataset,
    token,
    historyDays,
    admission,
    auditDays,
    advice: ADVICE,
    // A deleted enquiry or quotation should leave nothing of the visitor in the history.
    purgedTypes: ['lead', 'quotation'],
    onError,
    onNotice,
  })
}
