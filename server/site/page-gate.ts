import type {Admission} from '../../lib/admission/admission.ts'

/**
 * Renderings in a minute, and at once. Each takes the only thread. The visitors of a mobile
 * carrier share one address.
 */
const LIMITS = {
  rate: {perSender: 240, overall: 1200, seconds: 60},
  slots: {perSender: 32, overall: 200, retrySeconds: 5},
}

/** Milliseconds of the processor that one rendering may take. A longer one counts as several. */
const RENDERING_MS = 30

export type PageGate = ReturnType<typeof openPageGate>

/** Opens the limits of rendering. Pages from the cache need no admission. */
export function openPageGate(admission: Admission, {rate, slots} = LIMITS) {
  const renderings = admission.allowance('renderings', rate)
  const underWay = admission.holding('renderings at once', slots)
  let count = 0
  const processorMs = () => {
    const {user, system} = process.threadCpuUsage()
    return (user + system) / 1000
  }
  return {
    /** @returns ends the admission @throws HttpError 429 or 503 */
    async admit(sender: string): Promise<() => void> {
      const leave = underWay.hold(sender)
      try {
        await renderings.take(sender)
        count += 1
        const before = processorMs()
        return () => {
          // Renderings at the same time share the processor.
          const surplus = Math.floor((processorMs() - before) / count / RENDERING_MS) - 1
          count -= 1
          if (surplus > 0) void renderings.charge(sender, surplus)
          leave()
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}
