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
 * Sends a request to the shop's server. What no longer exists counts as deleted.
 * @param path on the server, or a whole address
 * @throws Rejected, or another Error when the server does not answer
 */
export async function ask({apiHost, token}: Server, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    ...(token !== undefined && {authorization: `Bearer ${token}`}),
    ...(init.body !== undefined && {'content-type': 'application/json'}),
  }
  const response = await fetch(new URL(path, apiHost), {...init, headers})
  if (response.ok || (init.method === 'DELETE' && response.status === 404)) return response
  throw new Rejected(response.status, await reasonIn(response))
}
