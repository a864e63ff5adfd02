import type {IncomingHttpHeaders} from 'node:http'

/** Headers in which proxies name their client. Only `X-Forwarded-For` is read. */
const NAMING = ['cf-connecting-ip', 'true-client-ip', 'x-real-ip', 'forwarded'] as const

/** Different clients that an unused header has to name, or different pages that a client is refused, before it is noticed. */
const MANY = {clients: 3, pages: 30}
const HOUR_MS = 3_600_000
/** Clients that are remembered for an hour. */
const MAX_CLIENTS = 1000

const HELP = 'The recipes are in docs/deploy.md, "Behind a proxy".'

/** One request, as the proxies describe it. */
export interface Passage {
  /** Address of the connection, and the address that counts as the client's. */
  peer: string
  client: string
  headers: IncomingHttpHeaders
  /** The whole `X-Forwarded-For`. */
  path: string
  isPeerTrusted: boolean
  /** Whether the peer, or the client, is this machine or one of a private network. */
  isPeerPrivate: boolean
  isClientPrivate: boolean
}

/**
 * Finds proxies whose visitors count as one, so that a limit for one visitor would be a limit for all.
 * @param onNotice receives each sentence once, and one about refused clients at most hourly
 */
export function watchProxies(onNotice: (sentence: string) => void, now = Date.now) {
  const noticed = new Set<string>()
  let last: {sentence: string; at: number} | undefined
  const named = new Groups(now)
  const pages = new Groups(now)
  let refusalAt = -Infinity

  function report(sentence: string) {
    last = {sentence, at: now()}
    if (!noticed.has(sentence)) onNotice(sentence)
    noticed.add(sentence)
  }

  return {
    report,
    see(passage: Passage) {
      const {peer, client, headers, path, isPeerTrusted, isPeerPrivate, isClientPrivate} = passage
      const others = NAMING.filter((name) => headers[name] !== undefined)
      if (!isPeerTrusted) {
        if (isPeerPrivate && (path !== '' || others.length > 0)) report(untrusted(peer))
        return
      }
      if (isClientPrivate && client !== peer && path.includes(',')) return report(untrusted(client))
      // A proxy may also name the proxy before it, which is in the path.
      const isUsed = (value: string) => value.includes(client) || path.includes(value)
      const [unused] = others.filter((name) => !isUsed(String(headers[name])))
      if (unused === undefined) return
      if (named.add(client, String(headers[unused])) < MANY.clients) return
      report(path === '' ? withoutPath(unused) : notUsed(unused, client))
    },
    /** A request of a client was refused, because the client had sent too many. */
    refused(clientKey: string, path: string) {
      if (pages.add(clientKey, path) < MANY.pages || now() - refusalAt < HOUR_MS) return
      refusalAt = now()
      noticed.clear()
      report(refusedMuch(clientKey))
    },
    /** The problem of the last hour, and the setting to change. */
    problem: () => (last && now() - last.at < HOUR_MS ? last.sentence : undefined),
  }
}

/** Different values of each key, in the last hour. */
class Groups {
  readonly #now: () => number
  #since: number
  readonly #values = new Map<string, Set<string>>()

  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  /** @returns the number of different values that a key has had, up to the largest number that anybody asks for */
  add(key: string, value: string): number {
    if (this.#now() - this.#since > HOUR_MS || this.#values.size > MAX_CLIENTS) {
      this.#values.clear()
      this.#since = this.#now()
    }
    const values = this.#values.get(key) ?? new Set()
    this.#values.set(key, values)
    if (values.size < MANY.pages) values.add(value.slice(0, 200))
    return values.size
  }
}

const untrusted = (peer: string) =>
  `The program at ${peer} passes requests on (it sends X-Forwarded-For or a header like it) but is not trusted, so all its visitors count as one. If it is your proxy, add it: TRUSTED_PROXIES=${peer}. ${HELP}`

const notUsed = (header: string, client: string) =>
  `Requests name their visitors in the header ${header}, but all of ${client} count as one visitor. If ${client} is a proxy or a network such as Cloudflare in front of yours, add its networks to TRUSTED_PROXIES. ${HELP}`

const withoutPath = (header: string) =>
  `Your proxy names visitors in the header ${header} alone, which is not read, so all of them count as one. Let it send X-Forwarded-For. ${HELP}`

const refusedMuch = (clientKey: string) =>
  `${clientKey} was refused at many different addresses of the site, because it sends too many requests. It is a robot, or a proxy whose visitors count as one. If it is your proxy, add it: TRUSTED_PROXIES=${clientKey}. ${HELP}`
