import {join} from 'node:path'
import {Hono} from 'hono'
import type {Admission} from '../lib/admission/admission.ts'
import {Assets} from './assets/assets.ts'
import {madeFrom} from './assets/made-images.ts'
import {parseAssetId} from './model/asset-document.ts'
import {imageRoutes} from './routes/images.ts'

interface ImagesAloneOptions {
  /** Folder of a lake that cannot be opened. */
  dataDir: string
  projectId: string
  /** Name of the dataset whose images are served. */
  dataset: string
  admission: Admission
  /** Response to every other request. */
  unavailable: () => Response
  onError: (error: unknown) => void
}

/**
 * Serves the images of a lake that cannot be opened, whose documents nobody can read. An image had a document when
 * images made from it are in the cache, because these are deleted with its last document. Other images are not served.
 */
export function imagesAlone(options: ImagesAloneOptions): {app: Hono; close(): void} {
  const {dataDir, projectId, dataset, admission, unavailable, onError} = options
  const known = madeFrom(join(dataDir, 'pictures'))
  const hasDocument = (sha1: string) => known.has(sha1)
  const assets = new Assets({folder: dataDir, admission, hasDocument, onError})
  const documents = {get: (id: string) => (hasDocument(parseAssetId(id) ?? '') ? {} : undefined)}
  const app = new Hono()
  app.route(
    '/',
    imageRoutes({
      options: {projectId},
      assets,
      limits: {undelivered: admission.undelivered},
      dataset: (name) => ({documents: name === dataset ? documents : {get: () => undefined}}),
    }),
  )
  app.all('*', unavailable)
  // A failure of an image, such as a disk error, may be over when the lake can be read again.
  app.onError(unavailable)
  return {app, close: () => assets.close()}
}
