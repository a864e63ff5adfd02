import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import type {Enquiry} from './enquiry.ts'
import {originOf, sourceNameOf} from './origin.ts'
import {dateLocale, timeOf} from '../languages/chosen.ts'

/** Words for what an enquiry was about and where it came from. */
export function useNames() {
  const t = useMessages()
  const wishOf = ({action, source}: Enquiry) =>
    source === null
      ? t(`today.action.${action ?? 'other'}`, {defaultValue: t('today.action.other')})
      : t(`enquiries.source.${source}`, {defaultValue: source})
  const subjectOf = ({product, category, productId}: Enquiry) =>
    [product?.name, category, productId].filter(Boolean).join(' · ')
  const titleOf = (enquiry: Enquiry) => [wishOf(enquiry), subjectOf(enquiry)].filter(Boolean).join(': ')
  /** The advertisement that led to an enquiry, in words. */
  const originNameOf = (enquiry: Enquiry) => {
    const {source, campaign} = originOf(enquiry)
    const name = source === undefined ? undefined : sourceNameOf(source, t)
    return listed([name, campaign].filter((each) => each !== undefined)) || t('enquiries.no-origin')
  }
  const languageNameOf = (language: string) =>
    new Intl.DisplayNames(dateLocale, {type: 'language'}).of(language)
  return {titleOf, originNameOf, languageNameOf, timeOf}
}
