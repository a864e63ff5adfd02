import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import type {Enquiry} from './enquiry.ts'
import {originOf, sourceNameOf} from './origin.ts'
import {piecesOf} from './pieces.ts'
import {rupees} from '../../contract/text/rupees.ts'
import {dateLocale, timeOf} from '../languages/chosen.ts'

/** `5 Jan`. @param day as `2026-01-05` */
const dayName = (day: string) =>
  new Date(`${day}T00:00`).toLocaleDateString(dateLocale, {day: 'numeric', month: 'short'})

/** Words for what an enquiry was about and where it came from. */
export function useNames() {
  const t = useMessages()
  const wishOf = ({action, source}: Enquiry) =>
    source === null
      ? t(`today.action.${action ?? 'other'}`, {defaultValue: t('today.action.other')})
      : t(`enquiries.source.${source}`, {defaultValue: source})
  const subjectOf = (enquiry: Enquiry) => {
    const pieces = piecesOf(enquiry)
    const numbers = listed(pieces.flatMap(({productId}) => productId ?? []))
    return pieces.length > 1
      ? [t('enquiries.pieces', {count: pieces.length}), numbers].join(' · ')
      : [enquiry.about?.name, enquiry.category, enquiry.productId].filter(Boolean).join(' · ')
  }
  const titleOf = (enquiry: Enquiry) => [wishOf(enquiry), subjectOf(enquiry)].filter(Boolean).join(': ')
  /** The advertisement that led to an enquiry, in words. */
  const originNameOf = (enquiry: Enquiry) => {
    const {source, campaign} = originOf(enquiry)
    const name = source === undefined ? undefined : sourceNameOf(source, t)
    return listed([name, campaign].filter((each) => each !== undefined)) || t('enquiries.no-origin')
  }
  const languageNameOf = (language: string) =>
    new Intl.DisplayNames(dateLocale, {type: 'language'}).of(language)
  /** What is known of an enquiry beside its title. A narrow row shows the beginning. */
  const lineOf = ({receivedAt, ref, person, amount, remindAt, assignee, note}: Enquiry) =>
    [
      amount === null ? undefined : rupees(amount),
      remindAt && t('enquiries.remind-at', {day: dayName(remindAt)}),
      timeOf(receivedAt),
      person,
      assignee,
      ref,
      note,
    ]
      .filter(Boolean)
      .join(' · ')
  return {titleOf, lineOf, originNameOf, languageNameOf, timeOf}
}
