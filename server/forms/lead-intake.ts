import {LRUCache} from 'lru-cache'
import type {Admission} from '../../lib/admission/admission.ts'
import type {RateLimitOptions} from '../../lib/admission/rate-limit.ts'
import type {LeadRoom} from './lead-room.ts'
import type {Lead} from './lead.ts'
import type {Outbox} from './outbox.ts'

interface LeadIntakeOptions {
  admission: Admission
  room: Pick<LeadRoom, 'check'>
  outbox: Pick<Outbox, 'deliver'>
  /** Requests in ten minutes. */
  leads: RateLimitOptions
  /** Stored leads in a day. A large one counts as several. */
  leadsPerDay: RateLimitOptions
}

/**
 * Bytes of JSON that use the quota of one lead. Real ones have fewer. A lead of a few kilobytes on the wire can have 20 kB,
 * and a few clients must not fill the room with those.
 */
const BYTES_OF_ONE = 2000

const sizeOf = (lead: Lead) => Math.ceil(Buffer.byteLength(JSON.stringify(lead)) / BYTES_OF_ONE)

/** Accepts the leads of one kind. @param name of the kind, in the plural */
export function openLeadIntake(name: string, options: LeadIntakeOptions) {
  const {admission, room, outbox, leads, leadsPerDay} = options
  const requests = admission.rateLimit(name, leads)
  const stored = admission.rateLimit(`${name} a day`, leadsPerDay)
  // Ids of the leads of a day, as many as all clients may store. A restart forgets them, as it does the quotas.
  const recent = new LRUCache<string, true>({max: leadsPerDay.overall})
  return {
    /** Call it before the body is read. @throws HttpError 429 or 503 */
    arrive: (clientKey: string) => requests.take(clientKey),
    /**
     * Stores a lead where client, shop and machine have room for it. A lead that was stored in the last day uses no
     * quota again. @throws HttpError 429 or 503
     */
    async store(clientKey: string, lead: Lead): Promise<void> {
      const id = lead._id
      // A browser that lost the response repeats the request. Nothing more is stored then.
      if (recent.has(id)) return outbox.deliver(lead)
      await room.check()
      const size = sizeOf(lead)
      await stored.take(clientKey, size)
      try {
        await outbox.deliver(lead)
        // The same request may have been under way twice.
        if (recent.has(id)) await stored.giveBack(clientKey, size)
        else recent.set(id, true)
      } catch (error) {
        // The browser tries again, which must not use up the day.
        await stored.giveBack(clientKey, size)
        throw error
      }
    },
  }
}
