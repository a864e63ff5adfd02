import {assetsWithoutBytes, hasBytes, removeIncompleteUploads} from '../assets/asset-files.ts'
import type {Lake} from '../lake.ts'
import {ASSET_TYPES} from '../model/asset-document.ts'
import {keepCheckingSoundness} from '../storage/soundness.ts'

/**
 * Checks when the lake opens: removes incomplete uploads, reports missing files of assets, and starts the regular check
 * of the database.
 * @param isChecked whether the database has just been checked
 */
export function runStartChecks(lake: Lake, isChecked: boolean) {
  const {dataDir, onNotice = () => undefined} = lake.options
  if (dataDir === ':memory:') return
  const removed = removeIncompleteUploads(dataDir)
  const missing = lake.datasets().flatMap((dataset) =>
    assetsWithoutBytes(
      dataDir,
      ASSET_TYPES.flatMap((type) => [...dataset.idsOfType(type)]),
    ),
  )
  const count = lake.datasets().reduce((sum, {documents}) => sum + documents.size, 0)
  const notices = [
    count > 0 && foundSentence(count, isChecked),
    removed > 0 &&
      `${removed === 1 ? 'An upload that was cut off has' : `${removed} uploads that were cut off have`} been removed; ${removed === 1 ? 'it was' : 'they were'} never acknowledged.`,
    missing.length > 0 &&
      `The bytes of ${missing.length} ${missing.length === 1 ? 'asset' : 'assets'} are missing in ${dataDir}, first those of ${missing[0]}: restore them from a backup, or upload them again.`,
    count === 0 &&
      hasBytes(dataDir) &&
      `${dataDir} holds pictures or files but not one document. If its database was lost, stop and restore a backup.`,
  ].filter((notice) => notice !== false)
  if (notices.length > 0) onNotice(notices.join(' '))
  lake.onClose(keepCheckingSoundness(lake.database, dataDir, onNotice, {isChecked}))
}

function foundSentence(documents: number, isChecked: boolean) {
  const found = `The content was opened: ${documents} ${documents === 1 ? 'document' : 'documents'}`
  return isChecked
    ? `${found}, and the database was read whole and is sound.`
    : `${found}. The database is large, so its check continues in the background.`
}
