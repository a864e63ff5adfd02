import {UPLOAD_FORMS} from '../../contract/services/paths.ts'
import {MAX_FILE_BYTES} from '../../contract/site/file.ts'
import {isOfProxy} from '../../contract/services/proxy.ts'
import * as messages from '#messages/upload'

/** Media types for files that some systems report without one. */
const TYPES_BY_EXTENSION: Record<string, string> = {
  heic: 'image/heic',
  heif: 'image/heif',
  avif: 'image/avif',
}

/** Media type of a file, from its device or its name. Empty when both are unknown. */
export const typeOf = ({type, name}: Pick<File, 'type' | 'name'>) =>
  type || (TYPES_BY_EXTENSION[name.split('.').pop()?.toLowerCase() ?? ''] ?? '')

/** Sentence that says why a file cannot be uploaded, or undefined when it can. */
export function problemOf(file: Pick<File, 'type' | 'name' | 'size'> | undefined): string | undefined {
  if (!file) return messages.pickAFile
  const type = typeOf(file)
  if (!type.startsWith('image/') && type !== 'application/pdf') return messages.wrongKind
  return file.size > MAX_FILE_BYTES ? messages.tooLarge : undefined
}

export class UploadError extends Error {
  override name = 'UploadError'
}

interface UploadOptions {
  signal: AbortSignal
  /** Called with 0 when the server has returned the form, and then with each part sent, up to 100. */
  onProgress: (percent: number) => void
}

/**
 * Uploads a file.
 * @returns its public address
 * @throws UploadError with a sentence to show; a DOMException `AbortError` when it was cancelled
 */
export async function upload(file: File, {signal, onProgress}: UploadOptions): Promise<string> {
  const {url, fields, publicUrl} = await requestForm(file, signal)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 ignores all fields after the file.
  form.append('file', file)
  onProgress(0)
  await post(url, form, {signal, onProgress})
  if (new URL(url, location.href).origin !== location.origin) await requestCheck(publicUrl, signal)
  return publicUrl
}

/**
 * Makes the shop check an uploaded file. A bucket accepts every file, and the shop checks it on the first request. This
 * request comes before a customer's.
 * @throws UploadError when the shop rejects the file
 */
async function requestCheck(publicUrl: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(new URL(publicUrl).pathname, {redirect: 'manual', signal}).catch(
    () => undefined,
  )
  if (response?.status !== 415) return
  throw new UploadError(messages.rejected(415, await response.text()))
}

interface UploadForm {
  url: string
  fields: Record<string, string>
  publicUrl: string
}

async function requestForm(file: File, signal: AbortSignal): Promise<UploadForm> {
  const response = await fetch(UPLOAD_FORMS, {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({fileName: file.name, contentType: typeOf(file)}),
    signal,
  })
  const text = await response.text()
  if (isOfProxy(text)) throw new UploadError(messages.ofProxy(response.status))
  if (!response.ok) throw new UploadError(messages.notAllowed(reasonOf(response, text), response.status))
  const {upload: form, publicUrl}: {upload?: Partial<UploadForm>; publicUrl?: string} = JSON.parse(text)
  if (!form?.url || !form.fields || !publicUrl) throw new UploadError(messages.incompleteAnswer)
  return {url: form.url, fields: form.fields, publicUrl}
}

function reasonOf({status, statusText}: Response, text: string): string {
  try {
    const {message}: {message?: unknown} = JSON.parse(text)
    if (typeof message === 'string' && message !== '') return message
  } catch {
    // The response is no JSON, so the status has to explain it.
  }
  return statusText || `status ${status}`
}

/** Posts the form. Uses XMLHttpRequest, because `fetch` reports no progress. */
function post(url: string, form: FormData, {signal, onProgress}: UploadOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({lengthComputable, loaded, total}) => {
      if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      if (request.status === 204) resolve()
      else reject(new UploadError(rejectionOf(request)))
    })
    request.addEventListener('error', () => reject(new UploadError(messages.networkFailed)))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), {once: true})
    if (signal.aborted) {
      reject(new DOMException('Cancelled', 'AbortError'))
      return
    }
    request.open('POST', url)
    request.send(form)
  })
}

function rejectionOf(request: XMLHttpRequest): string {
  const {status, responseText} = request
  return isOfProxy(responseText) ? messages.ofProxy(status) : messages.rejected(status, textOf(request))
}

/** The reason in a response: S3 sends XML, other servers plain text or only the status line. */
function textOf({responseText, statusText}: XMLHttpRequest): string {
  const message = new DOMParser().parseFromString(responseText, 'text/xml').querySelector('Error > Message')
  if (message?.textContent) return message.textContent
  const isPlain = responseText.trim() !== '' && !/[<{]/.test(responseText)
  return isPlain ? responseText.trim().slice(0, 200) : statusText
}
