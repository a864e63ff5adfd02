import {useEffect, useState} from 'react'

const MINUTE_MS = 60_000

/**
 * Result of a request that is repeated every minute while the page is visible.
 * @param read must stay the same function as long as the request is the same
 * @returns `undefined` until the first answer arrives
 */
export function useEveryMinute<Result>(read: () => Promise<Result>): Result | 'failed' | undefined {
  const [result, setResult] = useState<Result | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    let readAt = 0
    const readIfSeen = () => {
      // A timer may fire a little early.
      if (document.hidden || performance.now() - readAt < MINUTE_MS - 1000) return
      readAt = performance.now()
      read()
        .then((found) => isCurrent && setResult(found))
        .catch(() => isCurrent && setResult('failed'))
    }
    readAt = -MINUTE_MS
    readIfSeen()
    const timer = setInterval(readIfSeen, MINUTE_MS)
    document.addEventListener('visibilitychange', readIfSeen)
    return () => {
      isCurrent = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readIfSeen)
    }
  }, [read])
  return result
}

/** Beginning of the day by the clock of this device, in milliseconds. A Studio that stays open notices midnight. */
export function useToday(): number {
  const [today, setToday] = useState(beginning)
  useEffect(() => {
    const timer = setInterval(() => setToday(beginning()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return today
}

const beginning = () => new Date().setHours(0, 0, 0, 0)
