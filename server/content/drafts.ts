import {createClient, type SanityClient} from '@sanity/client'
import type {Hono} from 'hono'
import type {Config} from '../config.ts'
import type {Lake} from '@stone-designs/lake'
import {HOSTED_MS, LAKE_PATH} from './content-source.ts'

const API_VERSION = '2025-02-19'

/** Drafts as a viewer sees them. The token of the viewer stays on this server. */
export interface Drafts {
  /** Reads drafts, and documents that visitors may not see. */
  client: SanityClient
  /**
   * The event stream of published documents and drafts.
   * @param search parameters of the request, such as `lastLiveEventId`
   */
  events(search: URLSearchParams, signal?: AbortSignal): Promise<Response>
}

type Fetch = (request: Request) => Promise<Response>

/** @returns undefined on hosted Sanity without a token, and for a lake that could not be opened */
export function openDrafts(
  {content}: Config,
  lake: Lake | undefined,
  app: Pick<Hono, 'fetch'>,
): Drafts | undefined {
  const {projectId, dataset} = content
  const common = {projectId, dataset, apiVersion: API_VERSION, useCdn: false}
  if (content.kind === 'hosted') {
    const {token} = content
    if (!token) return undefined
    return draftsOf(createClient({...common, token, timeout: HOSTED_MS, maxRetries: 1}), dataset, fetch)
  }
  if (!lake) return undefined
  const fetchLake: Fetch = async (request) => app.fetch(request)
  const client = createClient({
    ...common,
    // Requests stay in this process, so the host of the address is never looked up.
    apiHost: `http://localhost${LAKE_PATH}`,
    useProjectHostname: false,
    token: lake.people.readerToken,
    resolveFetch: () => (address, init) => fetchLake(new Request(address, init)),
  })
  return draftsOf(client, dataset, fetchLake)
}

function draftsOf(client: SanityClient, dataset: string, fetchLake: Fetch): Drafts {
  return {
    client: client.withConfig({perspective: 'drafts'}),
    async events(search, signal) {
      const address = new URL(client.getUrl(`/data/live/events/${dataset}`))
      for (const [name, value] of search) address.searchParams.set(name, value)
      address.searchParams.set('includeDrafts', 'true')
      const headers = {Authorization: `Bearer ${client.config().token}`, Accept: 'text/event-stream'}
      return fetchLake(new Request(address, {headers, signal: signal ?? null}))
    },
  }
}
