import {createClient} from '@sanity/client'
import type {Hono} from 'hono'
import type {Config, HostedContent} from '../config.ts'
import type {Lake} from '../lake/lake.ts'
import type {JsonObject} from '../lake/types.ts'
import {tagsOfChange} from '../lake/query/sync-tags.ts'

const API_VERSION = '2025-02-19'
/** Path under which the embedded lake is mounted. */
export const LAKE_PATH = '/lake'

/** The embedded lake as a browser finds it: on the origin of the page. */
export const EMBEDDED_ADDRESSES = {apiBase: LAKE_PATH, liveBase: LAKE_PATH, imageBase: `${LAKE_PATH}/images`}

/** Where the site finds its content, and how it hears that some of it changed. */
export interface ContentSource {
  /** Addresses as a browser uses them: paths of this server, or the hosted service's. */
  addresses: {apiBase: string; liveBase: string; imageBase: string}
  fetch(request: Request): Promise<Response>
  /** Position in the stream of changes, as live events number it; undefined until one is known. */
  position(): string | undefined
  /**
   * Calls back with the sync tags of each change; without tags when anything may have changed.
   * @returns ends the subscription
   */
  onChange(listener: (tags?: string[]) => void): () => void
  /** Writes a document unless one with its id is there already. */
  createIfNotExists(document: NewDocument): Promise<void>
}

/** A document of ours, such as a lead: plain JSON with an id of its own. */
type NewDocument = {_id: string; _type: string} & JsonObject

/** The lake in this process: its app is called without a socket, and a change is told before it is acknowledged. */
function embeddedContent(lake: Lake, app: Pick<Hono, 'fetch'>, dataset: string): ContentSource {
  return {
    addresses: EMBEDDED_ADDRESSES,
    fetch: async (request) => app.fetch(request),
    position: () => String(lake.dataset(dataset).sequence),
    onChange: (listener) =>
      lake
        .dataset(dataset)
        .onCommit(({changes}) => listener([...new Set(changes.flatMap((change) => tagsOfChange(change)))])),
    createIfNotExists: async (document) => {
      lake.dataset(dataset).commit({mutations: [{createIfNotExists: document}], author: 'server'})
    },
  }
}

/** Hosted Sanity: queries through its CDN, changes through its live events, which need no token. */
function hostedContent({projectId, dataset, token}: HostedContent): ContentSource {
  const client = createClient({projectId, dataset, apiVersion: API_VERSION, useCdn: true})
  let position: string | undefined
  const writer = client.withConfig({useCdn: false, token})
  return {
    addresses: {
      apiBase: `https://${projectId}.apicdn.sanity.io`,
      liveBase: `https://${projectId}.api.sanity.io`,
      imageBase: 'https://cdn.sanity.io/images',
    },
    fetch: (request) => fetch(request),
    position: () => position,
    onChange(listener) {
      const subscription = client.live.events().subscribe({
        next(event) {
          if ('id' in event) position = event.id
          listener(event.type === 'message' ? event.tags : undefined)
        },
        // Without live events a page is at most as old as the page cache lets it be.
        error: () => listener(),
      })
      return () => subscription.unsubscribe()
    },
    async createIfNotExists(document) {
      if (!token)
        throw new Error('Set SANITY_API_TOKEN to a token that may write, so that leads can be saved')
      await writer.createIfNotExists(document)
    },
  }
}

/** The source that the settings name. */
export function contentSource(
  {content}: Config,
  lake: Lake | undefined,
  app: Pick<Hono, 'fetch'>,
): ContentSource {
  if (content.kind === 'hosted') return hostedContent(content)
  if (lake) return embeddedContent(lake, app, content.dataset)
  throw new Error('Embedded content needs an open lake')
}
