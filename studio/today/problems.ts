import {health, type Health} from '../../contract/services/health.ts'
import {dateLocale, isEnglish, timeOf} from '../languages/chosen.ts'
import {filled, wordsFor} from '../languages/words.ts'

type Figure = NonNullable<Health['figures']>[number]

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
