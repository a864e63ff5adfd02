import {useEffect, useState} from 'react'
import {useKeyValueStore} from 'sanity'
import {z} from 'zod'
import {STEPS} from './steps.ts'

/** Key among the settings that the lake keeps for each person, on every device. */
const KEY = 'stone-designs.tour'
const stepsSeen = z.number().int().min(0).catch(0)

/**
 * The tour of a person who is new here, until they have seen or left it.
 * @returns `undefined` when there is nothing to show, or the lake has not answered yet
 */
export function useTour() {
  const store = useKeyValueStore()
  const [seen, setSeen] = useState<number>(STEPS.length)
  useEffect(() => {
    const subscription = store.getKey(KEY).subscribe({
      next: (value) => setSeen(stepsSeen.parse(value)),
      // If the lake cannot remember the tour, it would appear at every visit.
      error: () => setSeen(STEPS.length),
    })
    return () => subscription.unsubscribe()
  }, [store])
  const goTo = (step: number) => {
    setSeen(step)
    store.setKey(KEY, step).catch(() => undefined)
  }
  const step = STEPS[seen]
  return step && {step, place: seen, goTo, leave: () => goTo(STEPS.length)}
}

export type TourState = NonNullable<ReturnType<typeof useTour>>
