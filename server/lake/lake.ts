import type {DatabaseSync} from 'node:sqlite'
import {ASSET_TYPES, withPublicUrl} from './model/asset-document.ts'
import {keepCollecting} from './assets/collect.ts'
import {holdsBytes, removeCutOffUploads, withoutBytes} from './assets/stock.ts'
import {closeDatabase, closeUntouched, openDatabase} from './storage/database.ts'
import {StoredDataset} from './dataset/dataset.ts'
import {LakeError} from './model/errors.ts'
import {readOrMakeToken} from './people/lake-token.ts'
import {keepHistoryFor} from './history/retention.ts'
import {LakePeople} from './people/people.ts'
import {keepReleaseClock} from './releases/clock.ts'
import {checkSoundness, explainDamage, keepCheckingSoundness} from './storage/soundness.ts'
import {openStore, type DatasetRow} from './storage/store.ts'
import type {AclMode, StoredDocument, Transaction} from './model/types.ts'

export interface LakeOptions {
  /** Folder of the database and the asset files. `:memory:` keeps the database in memory. */
  dataDir: string
  /** Address under which the lake is reached, without a trailing slash, such as `http://localhost:3000/lake`. */
  publicBase: string
  projectId: string
  /** The dataset that is made when the lake is empty; it is public. */
  dataset: string
  /** An administrator's token for scripts. Default: the one in the file `lake-token` of the folder, made when missing. */
  token?: string
  /** Days after which a transaction may be forgotten; documents stay. Default: all are kept for ever. */
  historyDays?: number
  /** Types whose documents leave nothing in the history once they are deleted, as if every deletion were a purge. */
  purgedTypes?: readonly string[]
  /** Told of failures that no request can answer for, and of bugs. Default: a warning of the process. */
  onError?: (error: unknown) => void
  /** Told, as sentences for the log, what was checked, mended or found wrong at the start and later. Default: nobody. */
  onNotice?: (sentence: string) => void
}

/** An open Content Lake: the datasets of one project, and the people who may change them. */
export interface Lake {
  readonly options: LakeOptions
  /** @throws LakeError `notFound` */
  dataset(name: string): StoredDataset
  /** All datasets, by name. */
  datasets(): StoredDataset[]
  /** @throws LakeError `validationError` (a bad name), `badRequest` (it is there already) */
  createDataset(name: string, aclMode: AclMode): StoredDataset
  /** Deletes a dataset with its history. @throws LakeError `notFound` */
  deleteDataset(name: string): void
  readonly people: LakePeople
  readonly database: DatabaseSync
  onError(error: unknown): void
  /** Called for each transaction that changed a document, in any dataset, once it is committed. */
  onCommit(listener: (transaction: Transaction) => void): void
  /** Called when the lake closes, before its database does. */
  onClose(listener: () => void): void
  /** Called when a dataset is deleted, and for each when the lake closes: who listens to it is to go. */
  onDatasetEnd(listener: (dataset: StoredDataset) => void): void
  close(): void
}

const DATASET_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/

/**
 * Opens the lake in a folder, with every document in memory; makes it, with its first dataset, when there is none.
 * What a crash left half written is removed, and the database is checked, a large one in the background. Releases
 * whose time came while the lake was closed are published.
 * @throws LakeError `unavailable` when another process has it open, a newer program wrote it, or it is damaged
 */
export function openLake(options: LakeOptions): Lake {
  try {
    const database = openDatabase(options.dataDir, options.onNotice)
    try {
      const isChecked = checkSoundness(database, options.dataDir)
      const lake = lakeIn(database, options)
      takeStock(lake, isChecked)
      if (options.historyDays !== undefined) lake.onClose(keepHistoryFor(lake, options.historyDays))
      if (options.dataDir !== ':memory:') lake.onClose(keepCollecting(lake))
      return lake
    } catch (error) {
      closeUntouched(database, options.dataDir)
      throw error
    }
  } catch (error) {
    throw explainDamage(error, options.dataDir)
  }
}

/** What can only be looked after once the documents are there. */
function takeStock(lake: Lake, isChecked: boolean) {
  const {dataDir, onNotice = () => undefined} = lake.options
  if (dataDir === ':memory:') return
  const removed = removeCutOffUploads(dataDir)
  const missing = lake.datasets().flatMap((dataset) =>
    withoutBytes(
      dataDir,
      ASSET_TYPES.flatMap((type) => [...dataset.idsOfType(type)]),
    ),
  )
  const count = lake.datasets().reduce((sum, {documents}) => sum + documents.size, 0)
  const notices = [
    count > 0 && foundSentence(count, isChecked),
    removed > 0 &&
      `${removed === 1 ? 'An upload' : `${removed} uploads`} that had been cut off and never acknowledged: removed.`,
    missing.length > 0 &&
      `The bytes of ${missing.length} ${missing.length === 1 ? 'asset' : 'assets'} are missing in ${dataDir}, first those of ${missing[0]}: restore them from a backup, or upload them again.`,
    count === 0 &&
      holdsBytes(dataDir) &&
      `${dataDir} holds pictures or files but not one document. If its database was lost, stop and restore a backup.`,
  ].filter((notice) => notice !== false)
  if (notices.length > 0) onNotice(notices.join(' '))
  lake.onClose(keepCheckingSoundness(lake.database, dataDir, onNotice, {isChecked}))
}

function foundSentence(documents: number, isChecked: boolean) {
  const found = `The content was opened: ${documents} ${documents === 1 ? 'document' : 'documents'}`
  return isChecked
    ? `${found}, and the database was read whole and is sound.`
    : `${found}. The database is large, so whether it is sound is looked at in the background.`
}

function lakeIn(database: DatabaseSync, options: LakeOptions): Lake {
  const store = openStore(database)
  const onError = options.onError ?? warn
  const tell = {onError, onNotice: options.onNotice ?? (() => undefined)}
  const datasets = new Map<string, StoredDataset>()
  const commitListeners: ((transaction: Transaction) => void)[] = []
  const closeListeners: (() => void)[] = []
  const endListeners: ((dataset: StoredDataset) => void)[] = []
  for (const row of store.datasets()) datasets.set(row.name, load(row))
  if (!datasets.has(options.dataset)) createDataset(options.dataset, 'public')
  const clocks = new Map([...datasets.values()].map((dataset) => [dataset, keepReleaseClock(dataset, tell)]))
  endListeners.push((dataset) => clocks.get(dataset)?.())
  return {
    options,
    dataset,
    datasets: () => [...datasets.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    createDataset(name, aclMode) {
      const created = createDataset(name, aclMode)
      clocks.set(created, keepReleaseClock(created, tell))
      return created
    },
    deleteDataset(name) {
      const deleted = dataset(name)
      store.deleteDataset(deleted.past.key)
      datasets.delete(name)
      for (const listener of endListeners) listener(deleted)
    },
    people: new LakePeople(database, options.token ?? readOrMakeToken(options.dataDir)),
    database,
    onError,
    onCommit: (listener) => void commitListeners.push(listener),
    onClose: (listener) => void closeListeners.push(listener),
    onDatasetEnd: (listener) => void endListeners.push(listener),
    close() {
      if (!database.isOpen) return
      for (const listener of endListeners) datasets.forEach((dataset) => listener(dataset))
      for (const listener of closeListeners) listener()
      closeDatabase(database)
    },
  }

  function load(row: DatasetRow): StoredDataset {
    const onLoad = (document: StoredDocument) => withPublicUrl(document, options.publicBase)
    const {projectId, purgedTypes} = options
    const loaded = new StoredDataset(row, store, {projectId, onError, onLoad, purgedTypes})
    loaded.onCommit((transaction) => commitListeners.forEach((listener) => listener(transaction)))
    return loaded
  }

  function dataset(name: string): StoredDataset {
    const found = datasets.get(name)
    if (found) return found
    throw new LakeError('notFound', `Dataset "${name}" not found for project ID "${options.projectId}"`)
  }

  function createDataset(name: string, aclMode: AclMode): StoredDataset {
    checkDatasetName(name)
    if (datasets.has(name)) throw new LakeError('badRequest', `Dataset "${name}" already exists`)
    const created = load(store.createDataset(name, aclMode, new Date().toISOString()))
    datasets.set(name, created)
    return created
  }
}

/** @throws LakeError `validationError` */
function checkDatasetName(name: string) {
  if (DATASET_NAME.test(name)) return
  throw new LakeError(
    'validationError',
    'A dataset name has 1 to 64 lower-case letters, digits, "_" and "-", and starts with a letter or digit',
  )
}

function warn(error: unknown) {
  process.emitWarning(error instanceof Error ? error : String(error))
}
