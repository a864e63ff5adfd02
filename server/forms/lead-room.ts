import type {Admission} from '../admission/admission.ts'
import {freeBytes} from '../disk/free-space.ts'
import {Refusal} from '../http/refusal.ts'
import type {LeadStock} from './lead-stock.ts'

export interface LeadRoomOptions {
  /** Folder on the disk that leads are written to. */
  dir: string
  /** Leads in the memory of this process; absent where they are stored elsewhere. */
  stock?: LeadStock | undefined
  bounds?: Partial<LeadBounds>
}

interface LeadBounds {
  /** Leads in memory. A busy shop has 40 a day and keeps them for two years. */
  maxCount: number
  /** Bytes of their JSON. In memory they take about three times as much. */
  maxBytes: number
  /** Bytes of the disk to leave free for the content. Uploads stop earlier. */
  minFreeBytes: number
}

const BOUNDS: LeadBounds = {maxCount: 50_000, maxBytes: 64_000_000, minFreeBytes: 100_000_000}

/** Seconds after which a rejected lead may be sent again. The owner has to act first. */
const RETRY_SECONDS = 3600

export interface LeadRoom {
  /** @throws Refusal 503 when one more lead has no room. The visitor's browser keeps it and tries again. */
  check(): Promise<void>
}

/** Guards memory and disk against too many leads, which would otherwise keep the server from starting. */
export function openLeadRoom(admission: Admission, {dir, stock, ...options}: LeadRoomOptions): LeadRoom {
  const {maxCount, maxBytes, minFreeBytes} = {...BOUNDS, ...options.bounds}
  const counter = admission.counter('room for enquiries')

  /** The quota that is used up, and what the owner can do. */
  async function problem(): Promise<string | undefined> {
    const {count, bytes} = stock?.size() ?? {count: 0, bytes: 0}
    if (count >= maxCount || bytes >= maxBytes) {
      return `New enquiries are rejected: the shop holds ${count} of them (${bytes} bytes), and may hold ${maxCount} (${maxBytes} bytes). Export them and delete old ones, or lower LEAD_DAYS in .env.`
    }
    if ((await freeBytes(dir)) < minFreeBytes) {
      return `New enquiries are rejected: less than ${minFreeBytes} bytes of the disk are free. Make room on the disk of the data folder.`
    }
    return undefined
  }

  return {
    async check() {
      const sentence = await problem()
      if (sentence === undefined) return counter.admit()
      counter.refuseOverall(sentence)
      throw new Refusal(503, 'The request cannot be kept at the moment.', RETRY_SECONDS)
    },
  }
}
