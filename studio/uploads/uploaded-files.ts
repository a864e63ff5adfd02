import {uploadedFiles, type UploadedFiles} from '../../contract/services/uploads.ts'

export type UploadedFile = UploadedFiles['files'][number]

/** The shop's server, as the Studio's client knows it. */
interface Server {
  apiHost: string
  token?: string | undefined
}

/** The server rejected the request, because the role of this person does not allow it. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}

/** @throws NotAllowed, or another Error when the server does not answer as it should */
export async function listUploadedFiles(server: Server, signal?: AbortSignal): Promise<UploadedFiles> {
  return uploadedFiles.parse(await (await send(server, '', {signal: signal ?? null})).json())
}

/** A file that no longer exists counts as deleted. @throws Error */
export async function deleteUploadedFile(server: Server, slug: string): Promise<void> {
  await send(server, `/${encodeURIComponent(slug)}`, {method: 'DELETE'})
}

async function send({apiHost, token}: Server, path: string, init: RequestInit): Promise<Response> {
  const url = new URL(`/upload-service/files${path}`, apiHost)
  const response = await fetch(url, {...init, headers: {authorization: `Bearer ${token ?? ''}`}})
  if (response.status === 403) throw new NotAllowed()
  if (response.ok || (init.method === 'DELETE' && response.status === 404)) return response
  throw new Error(`The server answered with status ${response.status}`)
}

/** A size for people: `48 kB`, `2.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
