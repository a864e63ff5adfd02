import {z} from 'zod'

const answer = z.object({
  passkeys: z.array(
    z.object({id: z.string(), name: z.string(), createdAt: z.string(), usedAt: z.string().nullable()}),
  ),
})

export type Passkey = z.infer<typeof answer>['passkeys'][number]

/** The lake, as the Studio's client knows it. */
interface Session {
  apiHost: string
  token: string
}

/** @throws Error when the server does not answer as it should, such as for the token of a script */
export async function listPasskeys(session: Session, signal?: AbortSignal): Promise<Passkey[]> {
  return answer.parse(await (await send(session, '', {signal: signal ?? null})).json()).passkeys
}

/** A passkey that no longer exists counts as removed. @throws Error */
export async function removePasskey(session: Session, id: string): Promise<void> {
  await send(session, `/${encodeURIComponent(id)}`, {method: 'DELETE'})
}

async function send({apiHost, token}: Session, path: string, init: RequestInit): Promise<Response> {
  const headers = {authorization: `Bearer ${token}`}
  const response = await fetch(`${apiHost}/v1/auth/passkeys${path}`, {...init, headers})
  if (response.ok || (init.method === 'DELETE' && response.status === 404)) return response
  throw new Error(`The server answered with status ${response.status}`)
}
