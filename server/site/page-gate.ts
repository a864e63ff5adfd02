import type {Admission} from '../../lib/admission/admission.ts'
import type {AllowanceLimit} from '../../lib/admission/allowance.ts'
import type {HoldingLimit} from '../../lib/admission/holding.ts'

/** Guards the work of rendering. Pages from the cache need no admission. */
export interface PageGate {
  /** @returns ends the admission @throws HttpError 429 or 503 */
  admit(sender: string): Promise<() => void>
}

interface PageLimits {
  rate: AllowanceLimit
  slots: HoldingLimit
}

/**
 * Renderings in a minute, and at once. One takes 10 ms of the only thread, and three times as much on a slow machine. The
 * visitors of a mobile carrier share one address.
 */
const LIMITS: PageLimits = {
  rate: {perSender: 240, overall: 1200, seconds: 60},
  slots: {perSender: 32, overall: 200, retrySeconds: 5},
}

/** Opens the limits of rendering. */
export function openPageGate(admission: Admission, {rate, slots}: PageLimits = LIMITS): PageGate {
  const renderings = admission.allowance('renderings', rate)
  const underWay = admission.holding('renderings at once', slots)
  return {
    async admit(sender) {
      const leave = underWay.hold(sender)
      try {
        await renderings.take(sender)
        return leave
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
