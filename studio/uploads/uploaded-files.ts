// A file of its own: the tests of these functions do not load the Studio.
import {UPLOADED_FILES} from '../../contract/services/paths.ts'
import {uploadedFiles, type UploadedFiles} from '../../contract/services/uploads.ts'
import {ask, type Server} from '../live/ask.ts'

export type UploadedFile = UploadedFiles['files'][number]

/** @throws Rejected with the status 403 for a role that may not see the files, or another Error */
export async function listUploadedFiles(server: Server, signal?: AbortSignal): Promise<UploadedFiles> {
  return uploadedFiles.parse(await (await ask(server, UPLOADED_FILES, {signal: signal ?? null})).json())
}

/** A file that no longer exists counts as deleted. @throws Error */
export async function deleteUploadedFile(server: Server, slug: string): Promise<void> {
  await ask(server, `${UPLOADED_FILES}/${encodeURIComponent(slug)}`, {method: 'DELETE'})
}

/** A size for people: `48 kB`, `2.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
