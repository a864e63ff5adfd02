/** What a visitor has chosen about advertising and statistics. */
export interface Choice {
  /** Version of the notice that the visitor read. */
  version: string
  /** ISO 8601. */
  at: string
  /** `advertising`, `statistics`. Empty when the visitor declined. */
  purposes: string[]
}

const CHOICE_KEY = 'consent'

/** The stored choice of this device. Undefined when there is none, or none that can be read. */
export function storedChoice(): Choice | undefined {
  try {
    const choice: Partial<Record<keyof Choice, unknown>> | null = JSON.parse(
      localStorage.getItem(CHOICE_KEY) ?? 'null',
    )
    const {version, at, purposes} = choice ?? {}
    if (typeof version !== 'string' || typeof at !== 'string' || !Array.isArray(purposes)) return undefined
    return {version, at, purposes: purposes.filter((purpose) => typeof purpose === 'string')}
  } catch {
    return undefined
  }
}
