import type {Admission} from '../admission/admission.ts'
import type {AllowanceLimit} from '../admission/allowance.ts'
import type {LeadRoom} from './lead-room.ts'
import type {Lead} from './lead.ts'
import type {Outbox} from './outbox.ts'

export interface LeadLimits {
  /** Requests of each kind of lead in ten minutes. Whole neighbourhoods share one mobile address. */
  leads: AllowanceLimit
  /** Stored leads of each kind in a day. */
  leadsPerDay: AllowanceLimit
}

interface LeadDoorOptions extends LeadLimits {
  admission: Admission
  room: LeadRoom
  outbox: Pick<Outbox, 'deliver'>
}

/** The way in for one kind of lead. */
interface LeadDoor {
  /** Call it before the body is read. @throws Refusal 429 or 503 */
  arrive(sender: string): Promise<void>
  /** Stores a lead where sender, shop and machine have room for it. @throws Refusal 429 or 503 */
  store(sender: string, lead: Lead): Promise<void>
}

/** @param name of the kind of lead, in the plural */
export function openLeadDoor(name: string, options: LeadDoorOptions): LeadDoor {
  const {admission, room, outbox, leads, leadsPerDay} = options
  const requests = admission.allowance(name, leads)
  const stored = admission.allowance(`${name} a day`, leadsPerDay)
  return {
    arrive: (sender) => requests.take(sender),
    async store(sender, lead) {
      await room.check()
      await stored.take(sender)
      try {
        await outbox.deliver(lead)
      } catch (error) {
        // The browser tries again, which must not use up the day.
        await stored.giveBack(sender)
        throw error
      }
    },
  }
}
