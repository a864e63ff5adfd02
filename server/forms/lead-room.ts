import type {Admission} from '../../lib/admission/admission.ts'
import {freeBytes} from '../../lib/disk/free-space.ts'
import type {HealthCheck} from '../health/index.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import type {LeadStock} from './lead-stock.ts'

export interface LeadRoomOptions {
  /** Folder on the disk that leads are written to. */
  dir: string
  /** Leads in the memory of this process; absent where they are stored elsewhere. */
  stock?: LeadStock | undefined
  bounds?: Partial<typeof BOUNDS>
}

const NAME = 'room for enquiries'

const BOUNDS = {
  /** Leads in memory. A busy shop has 40 a day and keeps them for two years. */
  maxCount: 50_000,
  /** Bytes of their JSON. In memory they take about three times as much. */
  maxBytes: 64_000_000,
  /** Bytes of the disk to leave free for the content. Uploads stop earlier. */
  minFreeBytes: 100_000_000,
}

/** Seconds after which a rejected lead may be sent again. The owner has to act first. */
const RETRY_SECONDS = 3600

export type LeadRoom = ReturnType<typeof openLeadRoom>

/** Share of the room from which the owner is told. */
const NEARLY_FULL = 0.8

/** Guards memory and disk against too many leads, which would otherwise keep the server from starting. */
export function openLeadRoom(admission: Admission, {dir, stock, ...options}: LeadRoomOptions) {
  const {maxCount, maxBytes, minFreeBytes} = {...BOUNDS, ...options.bounds}
  const counter = admission.counter(NAME)

  /** The share of the room in memory that is used, and what the owner can do. */
  function used() {
    const {count, bytes} = stock?.size() ?? {count: 0, bytes: 0}
    const share = Math.max(count / maxCount, bytes / maxBytes)
    const advice = `The shop holds ${count} enquiries (${bytes} bytes), and may hold ${maxCount} (${maxBytes} bytes). Export them and delete old ones, or lower LEAD_DAYS in .env.`
    return {share, advice, figure: Math.min(100, Math.floor(share * 100))}
  }

  function full() {
    const {share, advice, figure} = used()
    if (share < 1) return undefined
    return {sentence: `New enquiries are rejected. ${advice}`, figure}
  }

  function nearlyFull() {
    const {share, advice, figure} = used()
    if (share < NEARLY_FULL || share >= 1) return undefined
    return {
      sentence: `New enquiries will soon be rejected: ${figure} % of their room is used. ${advice}`,
      figure,
    }
  }

  async function problem(): Promise<string | undefined> {
    const found = full()
    if (found) return found.sentence
    if ((await freeBytes(dir)) < minFreeBytes) {
      return `New enquiries are rejected: less than ${minFreeBytes} bytes of the disk are free. Make room on the disk of the data folder.`
    }
    return undefined
  }

  return {
    /** @throws HttpError 503 when one more lead has no room. The visitor's browser keeps it and tries again. */
    async check() {
      const sentence = await problem()
      if (sentence === undefined) return counter.admit()
      counter.refuseOverall(sentence)
      throw new HttpError(503, 'The request cannot be kept at the moment.', {retryAfter: RETRY_SECONDS})
    },
    /** The room in memory, for `/readyz`. The disk has checks of its own. */
    health: [
      {name: NAME, isVital: true, problem: full},
      {name: NAME, isVital: false, problem: nearlyFull},
    ] satisfies HealthCheck[],
  }
}
