/** Numbers of one limit since the start, for health checks. */
export interface Count {
  admitted: number
  /** Rejected because the client had used all of its own share. */
  refusedToClient: number
  /** Rejected because all clients together had used everything. */
  refusedOverall: number
  /** Held at this moment. Always 0 for a rate limit. */
  held: number
}

/** Counts the decisions of one limit, and raises the alarm when all clients together have used everything. */
export interface Counter {
  count: Count
  admit(): void
  refuseToClient(): void
  /** @param sentence for the alarm; absent: it names the limit */
  refuseOverall(sentence?: string): void
}

interface CounterOptions {
  name: string
  /** Limit of all clients together, where it is a number. */
  overall?: number | undefined
  /** Receives a sentence for the log. */
  onNotice: (sentence: string) => void
  now: () => number
}

/** Pause between two alarms of one limit, in milliseconds. */
const ALARM_EVERY_MS = 3_600_000

export function openCounter({name, overall, onNotice, now}: CounterOptions): Counter {
  const count: Count = {admitted: 0, refusedToClient: 0, refusedOverall: 0, held: 0}
  let alarmedAt = -Infinity
  return {
    count,
    admit: () => void (count.admitted += 1),
    refuseToClient: () => void (count.refusedToClient += 1),
    refuseOverall(sentence = limitSentence(name, overall)) {
      count.refusedOverall += 1
      if (now() - alarmedAt < ALARM_EVERY_MS) return
      alarmedAt = now()
      onNotice(sentence)
    },
  }
}

const limitSentence = (name: string, overall?: number) =>
  `Admission: ${name} reached the limit${overall === undefined ? '' : ` of ${overall}`} for all clients together. More are rejected for now. If this was not a busy day, look for an attack in the log of the proxy.`
