import {useEffect, useState} from 'react'

const MINUTE_MS = 60_000

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
