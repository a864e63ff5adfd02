import {join} from 'node:path'
import {Hono} from 'hono'
import {openAdmission, type Admission} from '../../lib/admission/admission.ts'
import type {Config} from '../config.ts'
import {LAKE_PATH, unavailable} from './content-source.ts'
import {LakeError, lockLake} from '@stone-designs/lake/admin'
import {imagesAlone} from '@stone-designs/lake/images-alone'
import {BrokenLake, openLake, type Lake} from '@stone-designs/lake'

interface Parts {
  admission: Admission
  /** Receives sentences for the log. */
  onNotice: (sentence: string) => void
  /** Receives failures that no request caused. */
  report: (error: unknown) => void
}

/** The embedded lake of a shop. Hosted Sanity has none. */
export interface ShopLake {
  lake: Lake | undefined
  /** Whether there is a lake that cannot be opened. Its shop serves copies of pages, and enquiries wait. */
  isBroken: boolean
  /** Serves what is left of a broken lake: the images, for copies of pages. */
  images?: Hono
  close(): void
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
export function openShopLake(config: Config, parts: Parts): ShopLake {
  try {
    const lake = openEmbeddedLake(config, parts)
    return {lake, isBroken: false, close: () => lake?.close()}
  } catch (error) {
    if (!(error instanceof BrokenLake)) throw error
    parts.onNotice(`${error.message}\n${UNTIL_THEN}`)
    const unlock = lockBroken(config.dataDir)
    const images = openImages(config, parts)
    return {
      lake: undefined,
      isBroken: true,
      images: images.app,
      close() {
        images.close()
        unlock()
      },
    }
  }
}

function openImages({content: {projectId, dataset}, dataDir}: Config, {onNotice, report}: Parts) {
  // The lake that failed may have named its limits already.
  const admission = openAdmission({onNotice})
  try {
    return imagesAlone({dataDir, projectId, dataset, admission, unavailable, onError: report})
  } catch (error) {
    // The disk may be what is broken.
    report(error)
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

function openEmbeddedLake(
  {content, dataDir, publicUrl}: Config,
  {admission, onNotice, report}: Parts,
): Lake | undefined {
  if (content.kind === 'hosted') return undefined
  const {projectId, dataset, token, historyDays, auditDays} = content
  const publicBase = `${publicUrl}${LAKE_PATH}`
  const lake = openLake({
    dataDir,
    publicBase,
    projectId,
    dataset,
    token,
    historyDays,
    admission,
    auditDays,
    advice: ADVICE,
    // A deleted enquiry should leave nothing of the visitor in the history.
    purgedTypes: ['lead'],
    onError: report,
    onNotice,
  })
  return lake
}
