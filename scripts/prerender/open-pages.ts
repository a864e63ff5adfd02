import {LakeError} from '@stone-designs/lake/admin'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {OWN_AGENT} from '../../lib/http/client-address.ts'
import {localOrigin, type Config} from '../../server/config.ts'
import {contentSource, EMBEDDED_ADDRESSES, type ContentSource} from '../../server/content/index.ts'
import {serveShop} from '../../server/serve.ts'
import {SIMILAR_PATH} from '../../server/similar/index.ts'
import {siteEnv, openSite, builtBundle} from '../../server/site/index.ts'
import {SITE_PARTS} from '../build/build.ts'
import {root} from '../project/root.ts'
import {readToken} from '../content/client.ts'
import {seedEmptyLake} from '../seed/first-seed.ts'
import {PlainError} from '../terminal/terminal.ts'

/** The pages of the built site, with the content that the settings name. */
export interface Pages {
  get(address: string): Promise<Response>
  /** Result of a query over published documents. */
  query(groq: string): Promise<unknown>
  close(): Promise<void>
}

/** Milliseconds to wait for the first live event, which holds the position of the content. */
const POSITION_TIMEOUT_MS = 5000

/**
 * Opens the pages over hosted content or over the embedded lake. An empty lake is seeded first. If a running shop has
 * the lake open, the content is read from that shop.
 * @param shop origin of a running shop to read the content from
 * @throws PlainError when the lake is open in a program that does not answer
 */
export async function openPages(config: Config, shop?: string): Promise<Pages> {
  if (shop) return pagesOverShop(config, shop)
  if (config.content.kind === 'hosted') {
    const source = contentSource(config, undefined, {fetch: () => new Response()})
    return pagesOver(config, source.addresses, async (request) =>
      // Only a running shop has similar products. The browser loads them from there.
      new URL(request.url).pathname.startsWith(SIMILAR_PATH)
        ? new Response(null, {status: 503})
        : source.fetch(request),
    )
  }
  try {
    return await pagesOfOwnShop(config)
  } catch (error) {
    if (error instanceof LakeError && error.type === 'unavailable')
      return pagesOverShop(config, localOrigin(config))
    throw error
  }
}

/** Starts a shop on a free port; `close` stops it. */
async function pagesOfOwnShop(config: Config): Promise<Pages> {
  const shop = await serveShop({...config, host: '127.0.0.1', port: 0}, root)
  try {
    await seedEmptyLake(config, shop.localUrl)
  } catch (error) {
    await shop.close()
    throw error
  }
  const init: RequestInit = {redirect: 'manual', headers: {'User-Agent': OWN_AGENT}}
  const get: Pages['get'] = (address) => fetch(shop.localUrl + address, init)
  return {
    get,
    query: async (groq) => resultOf(await get(queryAddress(EMBEDDED_ADDRESSES, config, groq))),
    close: () => shop.close(),
  }
}

async function pagesOverShop(config: Config, origin: string): Promise<Pages> {
  await fetch(`${origin}/healthz`).catch((error: unknown) => {
    const message = `The lake in ${config.dataDir} is open in another program, and no shop answers at ${origin}. Stop that program, then build again.`
    throw new PlainError(message, {cause: error})
  })
  // Anonymous clients may send only a limited number of requests in a minute, and a build needs more.
  const token = config.content.token ?? (await readToken(join(config.dataDir, 'lake-token')))
  const headers = {Authorization: `Bearer ${token}`}
  return pagesOver(config, EMBEDDED_ADDRESSES, async (request) => {
    const {pathname, search} = new URL(request.url)
    return fetch(origin + pathname + search, {headers})
  })
}

async function pagesOver(
  config: Config,
  addresses: ContentSource['addresses'],
  fetchContent: ContentSource['fetch'],
): Promise<Pages> {
  const env = siteEnv(config, addresses)
  const live = `${addresses.liveBase}/v2025-02-19/data/live/events/${env.dataset}`
  // If the content cannot be reached, the first page reports it.
  const position = await fetchContent(new Request(new URL(live, env.publicUrl))).then(
    positionOf,
    () => undefined,
  )
  const site = openSite({
    bundles: builtBundle(join(root, SITE_PARTS)),
    env,
    fetchContent,
    position: () => position,
  })
  return {
    get: (address) => site.fetch(new Request(new URL(address, env.publicUrl))),
    query: async (groq) =>
      resultOf(
        await fetchContent(new Request(new URL(queryAddress(addresses, config, groq), env.publicUrl))),
      ),
    close: () => Promise.resolve(),
  }
}

const queryAddress = ({apiBase}: ContentSource['addresses'], {content}: Config, groq: string) =>
  `${apiBase}/v2025-02-19/data/query/${content.dataset}?query=${encodeURIComponent(groq)}`

async function resultOf(response: Response): Promise<unknown> {
  const {result}: {result?: unknown} = await response.json()
  return result
}

/**
 * Position of the content in the log of changes: the id of the first live event. Each page holds the position, so that
 * a browser can request what changed after the page was made.
 * @returns `undefined` when no event arrives in time
 */
async function positionOf({body}: Response): Promise<string | undefined> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  const end = new AbortController()
  setTimeout(POSITION_TIMEOUT_MS, undefined, {signal: end.signal}).then(
    () => reader?.cancel(),
    () => undefined,
  )
  let text = ''
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      text += part.value
      const id = /^id: ?(?<id>.+)$/m.exec(text)?.groups?.['id']
      if (id) return id
    }
    return undefined
  } finally {
    end.abort()
    await reader?.cancel()
  }
}
