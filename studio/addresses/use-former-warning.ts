import {useToast} from '@sanity/ui/toast'
import {useClient} from 'sanity'
import {listed} from '../languages/messages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {formerNumbers} from './former.ts'

/** Milliseconds for which the warning is shown. */
const SHOWN_MS = 15_000

/** Warns of numbers that other products had, once products have them in drafts. */
export function useFormerWarning() {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  return async (ids: readonly string[]) => {
    const numbers = await formerNumbers(client, ids)
    if (numbers.length === 0) return
    const title = t('address.numbers-taken', {numbers: listed(numbers)})
    toast.push({status: 'warning', title, duration: SHOWN_MS})
  }
}
