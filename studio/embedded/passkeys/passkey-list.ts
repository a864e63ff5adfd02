import {z} from 'zod'
import {ask, type Server} from '../../live/ask.ts'

const answer = z.object({
  passkeys: z.array(
    z.object({id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable()}),
  ),
})

export type Passkey = z.infer<typeof answer>['passkeys'][number]

const pathOf = ({apiHost}: Server, id = '') =>
  `${apiHost}/v1/auth/passkeys${id && `/${encodeURIComponent(id)}`}`

/** @throws Error when the server does not answer as it should, such as for the token of a script */
export async function listPasskeys(server: Server, signal?: AbortSignal): Promise<Passkey[]> {
  return answer.parse(await (await ask(server, pathOf(server), {signal: signal ?? null})).json()).passkeys
}

/** A passkey that no longer exists counts as removed. @throws Error */
export async function removePasskey(server: Server, id: string): Promise<void> {
  await ask(server, pathOf(server, id), {method: 'DELETE'})
}
