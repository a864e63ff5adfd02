import {z} from 'zod'
import {ask, type Server} from '../live/ask.ts'

const answer = z.object({
  files: z.array(
    z.object({slug: z.string(), type: z.string(), bytes: z.number(), storedAt: z.string(), url: z.string()}),
  ),
  count: z.number(),
  mayDelete: z.boolean(),
  keptDays: z.number().nullable(),
})

export type UploadedFiles = z.infer<typeof answer>
export type UploadedFile = UploadedFiles['files'][number]

// Apart from the tool: the tests of these functions do not load the Studio.

/** @throws Rejected with the status 403 for a role that may not see the files, or another Error */
export async function listUploadedFiles(server: Server, signal?: AbortSignal): Promise<UploadedFiles> {
  return answer.parse(await (await ask(server, '/upload-service/files', {signal: signal ?? null})).json())
}

/** A file that no longer exists counts as deleted. @throws Error */
export async function deleteUploadedFile(server: Server, slug: string): Promise<void> {
  await ask(server, `/upload-service/files/${encodeURIComponent(slug)}`, {method: 'DELETE'})
}

/** A size for people: `48 kB`, `2.4 MB`. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
