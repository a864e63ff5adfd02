import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimit, RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import type {ConcurrencyLimit, ConcurrencyOptions} from '../../lib/admission/concurrency-limit.ts'

/** Milliseconds of work for one point of the rate limit of queries. */
const MS_PER_POINT = 5
/** Seconds of `Retry-After` when slots may be held for minutes. */
const RETRY_SECONDS = 30
/** Seconds of `Retry-After` when slots become free within moments. */
const SOON_SECONDS = 5

const openFrom = (what: string) => () => `Too many ${what} are open from your address. Close some of them.`
const tooManySignIns = (wait: string) => `Too many wrong sign-ins. Try again in ${wait}.`

const RATES = {
  /**
   * Points in a minute. A query and a new stream cost one point each, and one more for every 5 ms of work. A page load
   * costs about ten; a query stopped at its time limit, 400. All clients together have 100 of the 120 seconds of two
   * processes.
   */
  queries: {
    perClient: 3000,
    overall: 20_000,
    seconds: 60,
    sentence: (wait) => `Too many queries from your address. Try again in ${wait}.`,
  },
  /** Wrong sign-ins in a quarter of an hour. A limit of all clients would lock everybody out. */
  signIns: {perClient: 10, overall: Infinity, seconds: 900, sentence: tooManySignIns},
  /** Wrong sign-ins with one name in a quarter of an hour, from all clients together. Counted by name, not by client. */
  signInsWithName: {perClient: 30, overall: Infinity, seconds: 900, sentence: tooManySignIns},
} satisfies Record<string, RateLimitOptions>

const CONCURRENCY = {
  /** Event streams. Visitors of a mobile carrier share an address. */
  streams: {perClient: 1500, overall: 10_000, retrySeconds: RETRY_SECONDS, sentence: openFrom('streams')},
  /**
   * Characters of the queries and parameters that visitors' listeners filter with. A parsed filter takes up to half a
   * kilobyte for each. The site's own pages do not use them.
   */
  filters: {
    perClient: 100_000,
    overall: 400_000,
    retrySeconds: RETRY_SECONDS,
    sentence: openFrom('listeners'),
  },
  /** Exports of whole datasets. */
  exports: {perClient: 8, overall: 100, retrySeconds: RETRY_SECONDS, sentence: openFrom('exports')},
  /** Query bodies, half a megabyte each, however slowly they arrive. Pages of the shop send queries in the URL. */
  bodies: {perClient: 64, overall: 500, retrySeconds: RETRY_SECONDS, sentence: openFrom('queries')},
  /** Queries that wait for the query process, or run there. It runs one at a time, for two seconds at most. */
  waiting: {
    perClient: 8,
    overall: 100,
    retrySeconds: SOON_SECONDS,
    sentence: () => 'Too many of your queries are waiting. Try again in some seconds.',
  },
  /** Sockets that sent no valid token yet. A tab of the Studio uses two; pages of the shop use none. */
  sockets: {perClient: 200, overall: 2000, retrySeconds: RETRY_SECONDS},
  /** Sockets of people and tokens. Counted by the id of the person or token, not by client. */
  socketsOfPeople: {perClient: 200, overall: 2000, retrySeconds: RETRY_SECONDS},
} satisfies Record<string, ConcurrencyOptions>

/** The limits of one lake. All but `socketsOfPeople` are for requests without a token, which are visitors. */
export interface LakeLimits extends Record<keyof typeof CONCURRENCY, ConcurrencyLimit> {
  /** Bytes of answers that their clients have not read yet. */
  undelivered: ConcurrencyLimit
  queries: QueryBudget
  signIns: RateLimit
  signInsWithName: RateLimit
}

interface QueryBudget {
  /** Uses the point of one query. @throws HttpError */
  take(clientKey: string): Promise<void>
  /** Charges the time of a query. */
  charge(clientKey: string, milliseconds: number): void
}

/** Opens the limits of a lake. Each has its numbers in the counts of `admission`. */
export function openLakeLimits(admission: Admission): LakeLimits {
  const points = admission.rateLimit('queries', RATES.queries)
  return {
    queries: {
      take: (clientKey) => points.take(clientKey),
      charge(clientKey, milliseconds) {
        const spent = Math.floor(milliseconds / MS_PER_POINT)
        if (spent > 0) void points.charge(clientKey, spent)
      },
    },
    signIns: admission.rateLimit('wrong sign-ins', RATES.signIns),
    signInsWithName: admission.rateLimit('wrong sign-ins with a name', RATES.signInsWithName),
    streams: admission.concurrencyLimit('streams', CONCURRENCY.streams),
    filters: admission.concurrencyLimit('filters of listeners', CONCURRENCY.filters),
    exports: admission.concurrencyLimit('exports', CONCURRENCY.exports),
    bodies: admission.concurrencyLimit('bodies of queries', CONCURRENCY.bodies),
    waiting: admission.concurrencyLimit('waiting queries', CONCURRENCY.waiting),
    undelivered: admission.undelivered,
    sockets: admission.concurrencyLimit('sockets', CONCURRENCY.sockets),
    socketsOfPeople: admission.concurrencyLimit('sockets of people', CONCURRENCY.socketsOfPeople),
  }
}
