import {randomUUID} from 'node:crypto'
import {existsSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openAdmission, type Admission} from '../lib/admission/admission.ts'
import {openLakeLimits, type LakeLimits} from './admission/lake-limits.ts'
import {Assets} from './assets/assets.ts'
import {keepCollecting} from './assets/collect.ts'
import {makeImage} from './assets/requested.ts'
import {keptHistory} from './history/retention.ts'
import {LakeDataset} from './opening/lake-dataset.ts'
import {withPublicUrl} from './model/asset-document.ts'
import {badRequest, invalid, LakeError} from './model/errors.ts'
import type {AclMode} from './model/types.ts'
import {openPositions, type Positions} from './listen/positions.ts'
import {readOrMakeToken} from './people/secrets.ts'
import {LakePeople} from './people/people.ts'
import {PlausibleClock} from '../lib/process/plausible-clock.ts'
import {keepFor, type Retained} from '../lib/process/retention.ts'
import {mostOfDay} from '../lib/process/retention-clock.ts'
import {openDatabase} from './storage/database.ts'
import {PLAIN_ADVICE, type Advice} from './model/advice.ts'
import {CLOCK_FILE} from './storage/lake-database.ts'
import type {LakeDatabase} from './storage/lake-database.ts'
import {checkSoundness, explainDamage} from './storage/soundness.ts'
import {openStore, type DatasetRow, type Store} from './storage/store.ts'
import {runStartChecks} from './opening/start-checks.ts'

export type {LakeDataset} from './opening/lake-dataset.ts'
export {BrokenLake} from './model/errors.ts'
export {WAYS} from './people/audit.ts'
export type {Identity, JsonObject} from './model/types.ts'

export interface LakeOptions {
  /**
   * Folder of the database and the asset files. `:memory:` keeps everything in memory. Where the system has no folder in
   * memory (`/dev/shm`), uploaded bytes are in a temporary folder.
   */
  dataDir: string
  /** Public address of the lake, without a trailing slash, such as `http://localhost:3000/lake`. */
  publicBase: string
  projectId: string
  /** Name of the dataset that an empty lake starts with. It is public. */
  dataset: string
  /** An administrator's token for scripts. Default: the content of `lake-token` in the folder, created when missing. */
  token?: string
  /** Days that transactions are kept; documents stay. Default: transactions are kept for ever. */
  historyDays?: number
  /** Days that the record of access is kept. Default: for ever. */
  auditDays?: number
  /** Types whose documents are purged, history included, whenever they are deleted. */
  purgedTypes?: readonly string[]
  /** Limits of the surrounding program. Default: the lake opens its own. */
  admission?: Admission
  /** Sentences for the operator, with the commands of the surrounding program. */
  advice?: Advice
  /** The clock, in milliseconds since 1970. Default: that of the machine. */
  now?: (() => number) | undefined
  /** Called for a request to an address that the lake does not have, or that only the hosted service has. */
  onUnsupported?: ((request: UnsupportedRequest) => void) | undefined
  /** Called for bugs, and for failures outside any request. Default: a warning of the process. */
  onError?: (error: unknown) => void
  /** Called with sentences for the log: what was checked, repaired or found wrong. Default: they are dropped. */
  onNotice?: (sentence: string) => void
}

/** A request that the lake cannot serve. */
export interface UnsupportedRequest {
  method: string
  /** Path and query string below the lake's address. */
  path: string
  /** The answer, as a sentence. */
  sentence: string
}

/** Name of the file in a lake's folder that keeps what is marked for removal. */
const RETENTION_FILE = 'lake-retention.json'
/** Files that kept the same in version 0.1.0. */
const FORMER_RETENTION_FILES = ['history-retention.json', 'audit-retention.json']

/** A folder in memory, which Linux has. */
const SHARED_MEMORY = '/dev/shm'

const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * Opens the lake in a folder and reads every document into memory. An empty folder gets a lake with its first dataset.
 * Removes half-written files that a crash left behind. Checks the database, a large one in the background. Publishes
 * releases that fell due while the lake was closed.
 * @throws LakeError `unavailable` when another process has the lake open, or a newer program wrote it; BrokenLake when it
 *   is damaged or the disk fails
 */
export function openLake(options: LakeOptions): Lake {
  const {dataDir, onNotice, advice = PLAIN_ADVICE} = options
  try {
    const database = openDatabase(dataDir, {onNotice, advice})
    try {
      const isChecked = checkSoundness(database, dataDir)
      const lake = new Lake(database, options)
      runStartChecks(lake, isChecked)
      if (dataDir !== ':memory:') keepTidy(lake)
      return lake
    } catch (error) {
      database.closeUntouched(dataDir)
      throw error
    }
  } catch (error) {
    throw explainDamage(error, dataDir, advice)
  }
}

/** Starts the regular work on a lake's folder. */
function keepTidy(lake: Lake) {
  const {dataDir, historyDays, auditDays} = lake.options
  lake.onClose(lake.clock.keep((error) => lake.onError(error)))
  lake.onClose(keepCollecting(lake))
  for (const name of FORMER_RETENTION_FILES) rmSync(join(dataDir, name), {force: true})
  const stopRetention = keepFor(
    [
      ...(auditDays === undefined ? [] : [keptAudit(lake.people.audit, auditDays)]),
      ...(historyDays === undefined ? [] : [keptHistory(lake, historyDays)]),
    ],
    {
      path: join(dataDir, RETENTION_FILE),
      newest: () => lake.newestTime(),
      onNotice: (sentence) => lake.onNotice(sentence),
      report: (error) => lake.onError(error),
    },
  )
  lake.onClose(stopRetention)
}

/** Entries of the record of access that are removed after some days, at most a share of them in a day. */
const keptAudit = (audit: LakePeople['audit'], days: number): Retained => ({
  what: 'entries of the record of access',
  olderThan: {setting: 'AUDIT_DAYS', days},
  remove: (before) => audit.forgetBefore(before, mostOfDay(audit.count(), days)),
})

/** An open Content Lake: the datasets of one project, their assets, and the people who may change them. */
export class Lake {
  readonly options: LakeOptions
  /** An administrator's token for scripts. */
  readonly token: string
  readonly database: LakeDatabase
  readonly people: LakePeople
  readonly assets: Assets
  /** All limits of this server, of the lake and of what surrounds it. */
  readonly admission: Admission
  /** The lake's own limits. */
  readonly limits: LakeLimits
  /** Judges the clock of the machine. */
  readonly clock: PlausibleClock
  readonly #positions: Positions
  readonly #store: Store
  readonly #datasets = new Map<string, LakeDataset>()
  readonly #closeListeners: (() => void)[] = []
  readonly #endListeners: ((dataset: LakeDataset) => void)[] = []

  /**
   * Opens everything that `close` closes.
   * @param copied lake with the same assets, and the same documents unless they were rewound
   */
  constructor(database: LakeDatabase, options: LakeOptions, copied?: {of: Lake; isRewound: boolean}) {
    this.options = options
    this.database = database
    this.#store = openStore(database)
    this.admission =
      options.admission ?? openAdmission({onNotice: (sentence) => options.onNotice?.(sentence)})
    this.limits = openLakeLimits(this.admission)
    this.token = options.token ?? readOrMakeToken(options.dataDir)
    this.people = new LakePeople(database, this.token, options.now, (error) => this.onError(error))
    this.assets = new Assets({
      folder: this.#assetFolder(),
      admission: this.admission,
      hasDocument: (sha1) => this.needOf(sha1) === 'document',
      onError: (error) => this.onError(error),
    })
    copied?.of.assets.store.share(this.assets.store)
    this.#positions = openPositions(options.dataDir)
    for (const row of this.#store.datasets())
      this.#open(row, copied?.isRewound ? undefined : copied?.of.dataset(row.name))
    if (!this.#datasets.has(options.dataset)) this.#create(options.dataset, 'public')
    this.clock = new PlausibleClock({
      path: options.dataDir === ':memory:' ? undefined : join(options.dataDir, CLOCK_FILE),
      // A clock of a test is right whatever it says.
      newest: () => (options.now ? undefined : this.newestTime()),
      onNotice: (sentence) => this.onNotice(sentence),
    })
    for (const dataset of this.#datasets.values()) this.#start(dataset)
  }

  /** Time of the newest transaction of all datasets, in milliseconds since 1970. */
  newestTime(): number | undefined {
    const times = this.datasets().map((dataset) => dataset.newestTime() ?? -Infinity)
    const newest = Math.max(...times)
    return newest === -Infinity ? undefined : newest
  }

  /** @throws LakeError `notFound` */
  dataset(name: string): LakeDataset {
    const found = this.#datasets.get(name)
    if (found) return found
    throw new LakeError('notFound', `Dataset "${name}" not found for project ID "${this.options.projectId}"`)
  }

  /** All datasets, by name. */
  datasets(): LakeDataset[] {
    return [...this.#datasets.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** @throws LakeError `validationError` (a bad name), `badRequest` (it is there already) */
  createDataset(name: string, aclMode: AclMode): LakeDataset {
    const created = this.#create(name, aclMode)
    this.#start(created)
    return created
  }

  /** Deletes a dataset with its history. @throws LakeError `notFound` */
  deleteDataset(name: string) {
    const deleted = this.dataset(name)
    this.#store.deleteDataset(deleted.key)
    this.#datasets.delete(name)
    this.#end(deleted)
    this.assets.forgetDeleted()
  }

  /** Reason to keep the bytes of an asset: its document, in any dataset, or the log, from which it can be restored. */
  needOf(sha1: string): 'document' | 'history' | undefined {
    return this.#store.needOf(sha1)
  }

  /**
   * Makes the image at an address, such as `/images/shop/production/{name}?w=160&fm=avif`, unless it is made already,
   * and while no client waits for another one. Counts against no rate limit.
   * @returns bytes of the image
   * @throws LakeError `notFound` when there is no image at the address, `badRequest` for wrong parameters, `unavailable`
   *   when the server is busy; DamagedFile, and system errors
   */
  makeImage(address: URL, signal?: AbortSignal): Promise<number> {
    return makeImage(this, address, signal)
  }

  /** Folder for temporary files. That of a lake in memory is in memory, where the system has such a folder. */
  scratchFolder(): string {
    return this.options.dataDir === ':memory:' && existsSync(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir()
  }

  /** @throws DamagedFile, or an error of SQLite, when a change could not be stored now */
  assertWritable() {
    this.database.assertWritable()
  }

  onError(error: unknown) {
    const {onError = warn} = this.options
    onError(error)
  }

  onNotice(sentence: string) {
    this.options.onNotice?.(sentence)
  }

  /** Calls `listener` when the lake closes, while the database is still open. */
  onClose(listener: () => void) {
    this.#closeListeners.push(listener)
  }

  /** Calls `listener` when a dataset is deleted, and for each dataset when the lake closes. */
  onDatasetEnd(listener: (dataset: LakeDataset) => void) {
    this.#endListeners.push(listener)
  }

  close() {
    if (!this.database.isOpen) return
    for (const dataset of this.#datasets.values()) this.#end(dataset)
    for (const listener of this.#closeListeners) listener()
    this.assets.close()
    this.people.audit.close()
    this.database.close()
  }

  #open(row: DatasetRow, original?: LakeDataset): LakeDataset {
    const {projectId, purgedTypes, publicBase, now} = this.options
    const dataset = new LakeDataset(row, this.#store, {
      projectId,
      purgedTypes,
      now,
      original,
      positions: this.#positions,
      clock: () => this.clock,
      onError: (error) => this.onError(error),
      onLoad: (document) => withPublicUrl(document, {publicBase, projectId, dataset: row.name}),
      onPurge: (author, ids) =>
        this.#recordPurge(author, `${row.name}: ${ids.slice(0, 3).join(', ')}`, ids.length),
    })
    dataset.onCommit((transaction) => this.assets.committed(transaction))
    this.#datasets.set(row.name, dataset)
    return dataset
  }

  #recordPurge(actor: string, subject: string, count: number) {
    this.people.audit.recordIfPossible({event: 'purged', actor, subject, count})
  }

  #create(name: string, aclMode: AclMode): LakeDataset {
    checkDatasetName(name)
    if (this.#datasets.has(name)) throw badRequest(`Dataset "${name}" already exists`)
    return this.#open(
      this.#store.createDataset(name, aclMode, new Date(this.options.now?.() ?? Date.now()).toISOString()),
    )
  }

  #start(dataset: LakeDataset) {
    const onNotice = (sentence: string) => this.onNotice(sentence)
    dataset.start({clock: this.clock, onError: (error) => this.onError(error), onNotice})
  }

  #end(dataset: LakeDataset) {
    dataset.end()
    for (const listener of this.#endListeners) listener(dataset)
  }

  /** Folder of the assets. Assets are files, because other processes decode them, also those of a lake in memory. */
  #assetFolder(): string {
    const {dataDir} = this.options
    if (dataDir !== ':memory:') return dataDir
    const folder = join(this.scratchFolder(), `lake-${randomUUID()}`)
    this.onClose(() => rmSync(folder, {recursive: true, force: true}))
    return folder
  }
}

/** @throws LakeError `validationError` */
function checkDatasetName(name: string) {
  if (DATASET_NAME.test(name)) return
  throw invalid(
    'A dataset name has 1 to 64 lower-case letters, digits, "_" and "-", and starts with a letter or digit',
  )
}

function warn(error: unknown) {
  process.emitWarning(error instanceof Error ? error : String(error))
}
