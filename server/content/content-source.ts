import {createClient} from '@sanity/client'
import {isPublishedId} from '@sanity/client/csm'
import type {Hono} from 'hono'
import type {Config, HostedContent} from '../config.ts'
import {onBehalfOf} from '../../lib/http/client-key.ts'
import type {JsonObject, Lake} from '@stone-designs/lake'

const API_VERSION = '2025-02-19'
/** Path under which the embedded lake is mounted. */
export const LAKE_PATH = '/lake'

/** Addresses of the embedded lake for a browser: paths on the origin of the page. */
export const EMBEDDED_ADDRESSES = {apiBase: LAKE_PATH, liveBase: LAKE_PATH, imageBase: `${LAKE_PATH}/images`}

/** Content of the site: queries, writes, and notifications of changes. */
export interface ContentSource {
  /** Addresses for a browser: paths on this server, or addresses of the hosted service. */
  addresses: {apiBase: string; liveBase: string; imageBase: string}
  /** @param clientKey whose rate limit counts a query to the embedded lake; absent for this server, which has no limit */
  fetch(request: Request, clientKey?: string): Promise<Response>
  /** Result of a query over published documents, for this server itself. @throws Error when there is no result */
  query(groq: string, params: Record<string, unknown>, signal?: AbortSignal): Promise<unknown>
  /** Position in the log of changes, as live events number it. Undefined until one is known. */
  position(): string | undefined
  /**
   * Calls the listener after each change, with its sync tags. Without tags, anything may have changed.
   * @returns a function that ends the subscription
   */
  onChange(listener: (tags?: string[]) => void): () => void
  /** Whether a document with this id exists, including one that only a token can read. */
  has(id: string): Promise<boolean>
  /** Writes a document. Nothing is written when one with its id exists. */
  createIfNotExists(document: NewDocument): Promise<void>
  /**
   * Writes fields that published documents and their drafts lack, by the documents' ids. Without a token for hosted Sanity,
   * nothing is written.
   */
  setIfMissing(fields: ReadonlyMap<string, Record<string, string>>): Promise<void>
  /** Published documents of enquiries with a time (ISO 8601) or day in a field, from one to another. Only a token can read them. */
  leadsWith(field: 'receivedAt' | 'remindAt', from: string, to?: string): Promise<unknown[]>
}

/** A document that this server writes, such as a lead: plain JSON with an id. */
type NewDocument = {_id: string; _type: string} & JsonObject

const withDraft = (id: string) => [id, `drafts.${id}`]
/** After every time and day. */
const LAST_DAY = '9999'

const fetchFrom =
  (app: Pick<Hono, 'fetch'>): ContentSource['fetch'] =>
  async (request, clientKey) =>
    app.fetch(request, clientKey === undefined ? undefined : onBehalfOf(clientKey))

/** The lake in this process, called without a connection. Its listeners run before it acknowledges a change. */
function embeddedContent(lake: Lake, app: Pick<Hono, 'fetch'>, dataset: string): ContentSource {
  return {
    addresses: EMBEDDED_ADDRESSES,
    async query(groq, params, signal) {
      const search = new URLSearchParams({query: groq, perspective: 'published'})
      for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
      const path = `${LAKE_PATH}/v${API_VERSION}/data/query/${dataset}?${search.toString()}`
      const response = await app.fetch(
        new Request(new URL(path, 'http://localhost'), {signal: signal ?? null}),
      )
      const {result}: {result?: unknown} = await response.json()
      if (!response.ok) throw new Error(`The query failed with status ${response.status}`)
      return result
    },
    fetch: fetchFrom(app),
    position: () => lake.dataset(dataset).position,
    onChange: (listener) => lake.dataset(dataset).onTags(listener),
    has: async (id) => lake.dataset(dataset).documents.has(id),
    async createIfNotExists(document) {
      const production = lake.dataset(dataset)
      // Like Sanity, the lake would log a transaction without changes.
      if (production.documents.has(document._id)) return
      production.commit({mutations: [{createIfNotExists: document}], author: 'server'})
    },
    async setIfMissing(fields) {
      const production = lake.dataset(dataset)
      const mutations = [...fields].flatMap(([id, setIfMissing]) =>
        withDraft(id).flatMap((each) =>
          production.documents.has(each) ? {patch: {id: each, setIfMissing}} : [],
        ),
      )
      if (mutations.length > 0) production.commit({mutations, author: 'server'})
    },
    async leadsWith(field, from, to = LAST_DAY) {
      const production = lake.dataset(dataset)
      const ids = [...production.idsOfType('lead')].filter((id) => isPublishedId(id))
      return ids
        .flatMap((id) => production.documents.get(id) ?? [])
        .filter(({[field]: at}) => typeof at === 'string' && at >= from && at <= to)
    },
  }
}

/** Milliseconds for a response of hosted Sanity. A page that waited longer would lose its visitor. */
export const HOSTED_MS = 8000

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
    query: (groq, params, signal) => client.fetch(groq, params, {signal}),
    async fetch(request, clientKey) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(HOSTED_MS)])
      const response = await fetch(request, {signal})
      if (response.status !== 429 || clientKey === undefined) return response
      // The limit is the shop's. The client would take 429 for a limit of his own.
      const headers = {'Retry-After': response.headers.get('Retry-After') ?? '30'}
      return new Response(response.body, {status: 503, headers})
    },
    position: () => position,
    onChange(listener) {
      const subscription = client.live.events().subscribe({
        next(event) {
          if ('id' in event) position = event.id
          listener(event.type === 'message' ? event.tags : undefined)
        },
        // Without live events, a page is at most as old as the page cache allows.
        error: () => listener(),
      })
      return () => subscription.unsubscribe()
    },
    async has(id) {
      if (!token)
        throw new Error('Enquiries cannot be read. Set SANITY_API_TOKEN to a token that may read them.')
      return (await writer.getDocument(id)) !== undefined
    },
    async createIfNotExists(document) {
      if (!token)
        throw new Error('Enquiries cannot be saved. Set SANITY_API_TOKEN to a token that may write them.')
      await writer.createIfNotExists(document)
    },
    async setIfMissing(fields) {
      if (!token) return
      const ids = [...fields.keys()].flatMap(withDraft)
      const there = await writer.fetch<string[]>('*[_id in $ids]._id', {ids}, {perspective: 'raw'})
      const transaction = writer.transaction()
      for (const [id, missing] of fields)
        for (const each of withDraft(id).filter((one) => there.includes(one)))
          transaction.patch(each, (patch) => patch.setIfMissing(missing))
      await transaction.commit()
    },
    async leadsWith(field, from, to = LAST_DAY) {
      if (!token)
        throw new Error('Enquiries cannot be read. Set SANITY_API_TOKEN to a token that may read them.')
      const groq = `*[_type == "lead" && !(_id in path("drafts.**")) && ${field} >= $from && ${field} <= $to]`
      return writer.fetch<unknown[]>(groq, {from, to})
    },
  }
}

const CLOSED = 'The content cannot be read: the lake could not be opened when the shop started.'

const failing = async () => {
  throw new Error(CLOSED)
}

/** Response to every request while the lake could not be opened: 503 with a sentence. */
export const unavailable = (): Response =>
  Response.json(
    {error: {type: 'unavailable', description: CLOSED}, statusCode: 503, message: CLOSED},
    {status: 503, headers: {'Cache-Control': 'no-store', 'Retry-After': '60'}},
  )

/** A lake that could not be opened. Everything but its images fails, as during an outage. */
const closedContent = (app: Pick<Hono, 'fetch'>): ContentSource => ({
  addresses: EMBEDDED_ADDRESSES,
  fetch: fetchFrom(app),
  query: failing,
  position: () => undefined,
  onChange: () => () => undefined,
  has: failing,
  createIfNotExists: failing,
  setIfMissing: failing,
  leadsWith: failing,
})

/** The source that the settings name. @param lake absent on hosted Sanity, and for a lake that could not be opened */
export function contentSource(
  {content}: Config,
  lake: Lake | undefined,
  app: Pick<Hono, 'fetch'>,
): ContentSource {
  if (content.kind === 'hosted') return hostedContent(content)
  return lake ? embeddedContent(lake, app, content.dataset) : closedContent(app)
}
