import {randomBytes} from 'node:crypto'
import {createClient, type ClientConfig, type SanityClient} from '@sanity/client'
import type {Hono} from 'hono'
import {lakeApp} from '../app.ts'
import {Lake, openLake, type JsonObject, type LakeOptions, type UnsupportedRequest} from '../lake.ts'
import {copyInMemory} from '../storage/database.ts'
import {badRequest} from '../model/errors.ts'
import {importArchive, storeDocuments} from './archive.ts'
import {servePort, type Certificate, type Port} from './port.ts'

export type {UnsupportedRequest} from '../lake.ts'

export interface CreateLake {
  /** Whether everything is in memory, and nothing is written to the disk. Default: true without `dataDir`. */
  memory?: boolean
  /** Folder of a lake that stays. */
  dataDir?: string
  /** Documents, or the path of an archive (`.tar.gz` of `sanity dataset export`, `.ndjson`, or an unpacked folder). */
  seed?: readonly JsonObject[] | string | undefined
  /** The clock of the lake: of `_createdAt`, `now()`, scheduled releases. Default: that of the machine. */
  now?: (() => Date | number) | undefined
  /** Default: `local`. */
  projectId?: string | undefined
  /** Default: `production`. It is public, as at Sanity. */
  dataset?: string | undefined
  /** An administrator's token. Default: a new one, or that of the folder. */
  token?: string | undefined
  /** Port of this machine to listen on; 0 finds a free one. Default: none, so that only `fetch` and `client` reach the lake. */
  port?: number | undefined
  /** Serves the port over HTTPS and HTTP/2. */
  tls?: Certificate | undefined
  /** Called with sentences for a log. Default: they are dropped. */
  onNotice?: (sentence: string) => void
}

/** The state of a lake at the time of `snapshot`. */
export interface Snapshot {
  readonly state: Lake
}

/** A lake of this process. */
export interface LocalLake {
  /** Address of the lake: `apiHost` of clients with `useProjectHostname: false`. Without a port, only `fetch` reaches it. */
  readonly url: string
  readonly projectId: string
  readonly dataset: string
  /** An administrator's token. */
  readonly token: string
  /** The lake behind it, which `restore` replaces. */
  readonly lake: Lake
  /** Requests to addresses that the lake does not have, since it was made. */
  readonly requests: UnsupportedRequest[]
  /** Answers a request without a network. @param input an address of the lake, or a path such as `/v1/ping` */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** A client with the token. Default: API version 2025-02-19, perspective `raw`. */
  client(config?: Partial<ClientConfig>): SanityClient
  /** A copy in memory, without a port. It goes its own way, and has to be closed. */
  clone(): LocalLake
  /** Remembers the state of now, until the lake closes. */
  snapshot(): Snapshot
  /** Returns to a snapshot, which can be used again. Event streams end, and clients connect again. */
  restore(snapshot: Snapshot): void
  /**
   * A copy of the lake as it was at a time, from its history, or as it will be: releases that are scheduled until then are
   * published. The clock of the copy stands at that time.
   */
  at(time: Date | string | number): LocalLake
  close(): Promise<void>
}

const CONNECTION = {
  useProjectHostname: false,
  useCdn: false,
  apiVersion: '2025-02-19',
  perspective: 'raw',
} as const

/** Where a lake without a port is. The host is never looked up. */
const NOWHERE = 'http://lake.localhost'

/**
 * Makes a lake: in memory for tests, or in a folder.
 * @throws LakeError with a sentence about the seed, the folder or the port
 */
export async function createLake(options: CreateLake = {}): Promise<LocalLake> {
  const {dataDir, memory = dataDir === undefined, seed, now, port} = options
  if (!memory && dataDir === undefined)
    throw badRequest('A lake that is not in memory needs "dataDir", its folder.')
  const opened = port === undefined ? undefined : await servePort(port, options.tls)
  const requests: UnsupportedRequest[] = []
  try {
    const lake = openLake({
      dataDir: memory ? ':memory:' : (dataDir ?? ''),
      publicBase: opened?.url ?? NOWHERE,
      projectId: options.projectId ?? 'local',
      dataset: options.dataset ?? 'production',
      token: options.token ?? (memory ? `sk${randomBytes(32).toString('base64url')}` : undefined),
      now: now && (() => Number(now())),
      onUnsupported: (request) => requests.push(request),
      onNotice: options.onNotice,
    })
    const local = localLake(lake, requests, opened)
    if (typeof seed === 'string') await importArchive(lake, seed)
    else if (seed) storeDocuments(lake.dataset(local.dataset), seed)
    return local
  } catch (error) {
    await opened?.close()
    throw error
  }
}

function localLake(first: Lake, requests: UnsupportedRequest[], port?: Port): LocalLake {
  let lake = first
  let app: Hono = lakeApp(lake)
  const states: Lake[] = []
  const {projectId, dataset, publicBase: url, now} = lake.options
  const {token} = lake
  const connection = {...CONNECTION, projectId, dataset, token, apiHost: url}
  port?.serve(lake, app)

  const fetchLake: LocalLake['fetch'] = async (input, init) => {
    // No timer notices that a clock of a test has moved.
    if (now) for (const each of lake.datasets()) each.publishDue()
    return app.fetch(new Request(input instanceof Request ? input : new URL(input, url), init))
  }

  function copy(changes: {now?: () => number} = {}, time?: string): LocalLake {
    const own: UnsupportedRequest[] = []
    const onUnsupported = (request: UnsupportedRequest) => own.push(request)
    return localLake(copyLake(lake, {...changes, onUnsupported, publicBase: NOWHERE}, time), own)
  }

  return {
    url,
    projectId,
    dataset,
    token,
    requests,
    get lake() {
      return lake
    },
    fetch: fetchLake,
    client: (config = {}) => createClient({...connection, resolveFetch: () => fetchLake, ...config}),
    clone: () => copy(),
    snapshot() {
      const state = copyLake(lake, {})
      states.push(state)
      return {state}
    },
    restore({state}) {
      if (lake.options.dataDir !== ':memory:')
        throw badRequest('Only a lake in memory returns to a snapshot. Use "lake restore" for a folder.')
      const former = lake
      lake = copyLake(state, {})
      app = lakeApp(lake)
      port?.serve(lake, app)
      former.close()
    },
    at(time) {
      const moment = new Date(time)
      if (Number.isNaN(moment.getTime())) throw badRequest(`"${String(time)}" is no time.`)
      return copy({now: () => moment.getTime()}, moment.toISOString())
    },
    async close() {
      for (const each of [lake, ...states]) each.close()
      await port?.close()
    },
  }
}

/**
 * Opens a copy of an open lake, in memory. The two share documents, which nobody changes, and go separate ways.
 * @param changes of its options. `dataDir` has no effect
 * @param time ISO 8601, UTC: what was committed later is not in the copy. Default: everything is
 * @throws LakeError `badRequest` when the log no longer reaches back to that time
 */
function copyLake(lake: Lake, changes: Partial<LakeOptions>, time?: string): Lake {
  const options = {...lake.options, token: lake.token, ...changes, dataDir: ':memory:'}
  const database = copyInMemory(lake.database)
  const rewound = lake.datasets().map((each) => time !== undefined && each.rewind(database, time))
  return new Lake(database, options, {of: lake, isRewound: rewound.includes(true)})
}
