import {styleText} from 'node:util'

type Part = 'site' | 'server' | 'types' | 'Studio'

/** Prints one line of the development loop: when, which part, what happened. */
export function log(part: Part, sentence: string, tone: 'plain' | 'good' | 'bad' = 'plain') {
  const time = styleText('dim', new Date().toTimeString().slice(0, 8))
  const colour = {plain: 'cyan', good: 'green', bad: 'red'} as const
  console.log(`${time} ${styleText(colour[tone], part.padEnd(6))} ${sentence}`)
}

/** Seconds since `performance.now()` said `started`, for people. */
export const secondsSince = (started: number) => `${((performance.now() - started) / 1000).toFixed(1)} s`
