import {mkdtempSync, rmSync} from 'node:fs'
import {availableParallelism, tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Lake} from '../lake.ts'
import {parseAssetId} from '../model/asset-document.ts'
import {openByteStore} from './byte-store.ts'
import type {ByteStore} from './byte-store.ts'
import {createDelivery} from './deliver.ts'
import type {Delivery} from './deliver.ts'
import {limit} from '../limits/concurrency.ts'
import type {Limit} from '../limits/concurrency.ts'
import {openOriginals} from './originals.ts'
import {openPictureCache} from './picture-cache.ts'

/** Everything about assets that is not in the database: their bytes, and the pictures made from them. */
export interface Assets {
  store: ByteStore
  originals: ReturnType<typeof openOriginals>
  delivery: Promise<Delivery>
  /** Shared by all work on pictures, so that it cannot take the machine away from everything else. */
  jobs: Limit
  /** Of decoding HEIC photographs, each of which takes much memory. */
  photographs: Limit
}

/** Of finished pictures. About ten sizes and two formats of a thousand photographs fit. */
const CACHE_BYTES = 1024 ** 3
const MAX_WAITING_JOBS = 500
const MAX_WAITING_PHOTOGRAPHS = 20

const assetsOfLakes = new WeakMap<Lake, Assets>()

/** The assets of a lake; opened when first asked for. */
export function assetsOf(lake: Lake): Assets {
  const known = assetsOfLakes.get(lake)
  if (known) return known
  const folder = folderOf(lake)
  const store = openByteStore(join(folder, 'assets'))
  const jobs = limit(Math.max(1, Math.min(4, availableParallelism())), MAX_WAITING_JOBS)
  const delivery = openPictureCache(join(folder, 'pictures'), CACHE_BYTES).then((cache) =>
    createDelivery({store, cache, limit: jobs, isServed: (sha1) => isServed(lake, sha1)}),
  )
  let closed = false
  const onError = (error: unknown) => {
    if (!closed) lake.onError(error)
  }
  keepDeletedGone(lake, delivery, onError)
  delivery.catch(onError)
  lake.onClose(() => {
    closed = true
    void delivery.then((opened) => opened.stop()).catch(() => undefined)
  })
  const photographs = limit(1, MAX_WAITING_PHOTOGRAPHS)
  const assets = {store, originals: openOriginals(store), delivery, jobs, photographs}
  assetsOfLakes.set(lake, assets)
  return assets
}

function isServed(lake: Lake, sha1: string): boolean {
  return lake.dataset(lake.options.dataset).past.store.needOf(sha1) === 'document'
}

/** A picture that was deleted is not to be found in the cache: neither of what goes now, nor of what went meanwhile. */
function keepDeletedGone(lake: Lake, delivery: Promise<Delivery>, onError: (error: unknown) => void) {
  const forget = (sha1s?: ReadonlySet<string>) => {
    const isGone = once((sha1: string) => (!sha1s || sha1s.has(sha1)) && !isServed(lake, sha1))
    delivery.then((opened) => opened.forget(isGone)).catch(onError)
  }
  forget()
  lake.onCommit(({changes}) => {
    const deleted = changes
      .filter(({next}) => !next)
      .flatMap(({documentId}) => parseAssetId(documentId) ?? [])
    if (deleted.length > 0) forget(new Set(deleted))
  })
  lake.onDatasetEnd((dataset) => {
    if (!lake.datasets().includes(dataset)) forget()
  })
}

/** Asks once for each value. */
function once<Value, Result>(ask: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>()
  return (value) => {
    const result = known.get(value) ?? ask(value)
    known.set(value, result)
    return result
  }
}

function folderOf(lake: Lake) {
  if (lake.options.dataDir !== ':memory:') return lake.options.dataDir
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  lake.onClose(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}
