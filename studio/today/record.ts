import type {AuditEntry} from '../../contract/services/administration.ts'
import {timeOf, dateLocale, isEnglish} from '../languages/chosen.ts'
import {listed, said, wordsFor, filled} from '../languages/messages.ts'
import type {MessageKey} from '../messages/english.ts'
import {health, type Health} from '../../contract/services/health.ts'

type Translate = (word: string, values?: Record<string, string | number>) => string

/** An entry of the record of access as a sentence. */
export function recordSentence({event, actor, actorName, subject, count}: AuditEntry, t: Translate): string {
  const who = actorName ?? t(`audit.actor.${actor.replaceAll(' ', '-')}`, {defaultValue: actor})
  // A newer server may record an event that this Studio has no words for.
  const defaultValue = `${who}: ${event} ${subject}`
  const values = {who, subject: subjectOf(subject), count, defaultValue}
  return t(`audit.${event.replaceAll(' ', '-')}`, values)
}

/** Subjects with something inside, as the server records them. */
const SUBJECTS: [RegExp, MessageKey][] = [
  [/^the backup of (?<name>.+)$/, 'audit.subject.backup'],
  [/^more than 1 days old: (?<name>.+)$/, 'audit.subject.day-old'],
  [/^more than (?<days>\d+) days old: (?<name>.+)$/, 'audit.subject.old'],
  [/^(?<name>[\w-]+): up to (?<time>.+)$/, 'audit.subject.until'],
]

/** The subject of an event in words. The server records it in English; names and addresses stay as they are. */
export function subjectOf(subject: string): string {
  for (const [pattern, word] of SUBJECTS) {
    const found = pattern.exec(subject)?.groups
    if (found) return said(word, mapped(found))
  }
  return listed(subject.split(', ').map(partOf))
}

/** One thing of several. The id of a token follows its role in brackets. */
function partOf(part: string): string {
  const [, name = part, id = ''] = /^(.+?)( \(\S+\))?$/.exec(part) ?? []
  return (wordsFor(`audit.subject.${name.replaceAll(' ', '-')}`) ?? name) + id
}

const mapped = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))

/** A time as people write it; everything else as it is. */
const shown = (value: string) => (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? timeOf(value) : value)

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
  return `${words} ${filled(about, {figure: shownFigure(figure)})}`
}

const shownFigure = (figure: number | string) =>
  typeof figure === 'number' ? figure.toLocaleString(dateLocale) : timeOf(figure)
