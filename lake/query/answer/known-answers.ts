import {LRUCache} from 'lru-cache'
import type {StoredDataset} from '../../dataset/dataset.ts'
import type {QueryAnswer, Question} from './answer.ts'
import {ANONYMOUS} from '../view/permissions.ts'

/** Capacity in bytes of answers, and characters of their queries. */
const CAPACITY = 8_000_000

/** An answer as JSON in UTF-8, with its sync tags. */
interface KnownAnswer {
  json: Buffer[]
  syncTags: string[]
}

/**
 * Answers for visitors, who have no token and see published documents only. Each answer is kept until the next commit.
 * A page that is rendered for one visitor, such as one for an advertisement, repeats the queries of the page before.
 */
export class KnownAnswers {
  readonly #dataset: Pick<StoredDataset, 'sequence'>
  #sequence = 0
  readonly #answers = new LRUCache<string, KnownAnswer>({maxSize: CAPACITY})

  constructor(dataset: Pick<StoredDataset, 'sequence'>) {
    this.#dataset = dataset
  }

  get(question: Question): KnownAnswer | undefined {
    if (!isShared(question)) return undefined
    if (this.#sequence !== this.#dataset.sequence) {
      this.#sequence = this.#dataset.sequence
      this.#answers.clear()
    }
    return this.#answers.get(keyOf(question))
  }

  /** Keeps an answer that was just found. Call `get` before, in the same turn of the event loop. */
  keep(question: Question, found: QueryAnswer | undefined): QueryAnswer | KnownAnswer | undefined {
    if (!found || found.readsClock || !isShared(question)) return found
    const answer = {json: [Buffer.from(JSON.stringify(found.result ?? null))], syncTags: found.syncTags}
    const key = keyOf(question)
    this.#answers.set(key, answer, {size: key.length + (answer.json[0]?.length ?? 0)})
    return answer
  }
}

const isShared = ({readAccess, variants, sourceMap, identity}: Question) =>
  readAccess === 'public' && identity === ANONYMOUS && !variants && !sourceMap

const keyOf = ({query, params, perspective}: Question) => JSON.stringify([query, params, perspective])
