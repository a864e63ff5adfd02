import {z} from 'zod'
import {dateLocale, isEnglish, timeOf} from '../languages/chosen.ts'
import {filled, wordsFor} from '../languages/words.ts'

/** Staff get a sentence for each problem, in the same order. */
const health = z.object({
  problems: z.array(z.string()).default([]),
  sentences: z.array(z.string()).default([]),
  /** The figure in each sentence: a number, or a time. */
  figures: z.array(z.union([z.number(), z.string(), z.null()])).default([]),
})

type Figure = z.infer<typeof health>['figures'][number]

/** Problems of the server, with advice, in the language of the Studio. The server's own sentences are English. */
export function problemsIn(answer: unknown): string[] {
  const {problems, sentences, figures} = health.parse(answer)
  if (isEnglish) return sentences
  return sentences.map((sentence, index) => wordsOf(problems[index], figures[index] ?? null) ?? sentence)
}

function wordsOf(problem = '', figure: Figure): string | undefined {
  const key = problem.replaceAll(' ', '-')
  const words = wordsFor(`health.${key}`)
  const about = wordsFor(`figure.${key}`)
  if (words === undefined || about === undefined || figure === null) return words
  return `${words} ${filled(about, {figure: shown(figure)})}`
}

const shown = (figure: number | string) =>
  typeof figure === 'number' ? figure.toLocaleString(dateLocale) : timeOf(figure)
