import {Explained, reasonIn} from './reason.ts'

/** The shop's server and the session of a person, as the Studio's client knows them. */
export interface Server {
  apiHost: string
  token?: string | undefined
}

/** The server rejected a request. The message is the server's reason, as a sentence. */
export class Rejected extends Explained {
  override name = 'Rejected'
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/**
 * Sends a request to the shop's server.
 * @param path on the server, or a whole address
 * @returns a response of any status
 * @throws Error when the server does not answer
 */
export function send({apiHost, token}: Server, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    ...(token !== undefined && {authorization: `Bearer ${token}`}),
    ...(init.body !== undefined && {'content-type': 'application/json'}),
  }
  return fetch(new URL(path, apiHost), {...init, headers})
}

/**
 * The same, for a request that has to succeed. What no longer exists counts as deleted.
 * @throws Rejected, or another Error when the server does not answer
 */
export async function ask(server: Server, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await send(server, path, init)
  if (response.ok || (init.method === 'DELETE' && response.status === 404)) return response
  throw new Rejected(response.status, await reasonIn(response))
}
