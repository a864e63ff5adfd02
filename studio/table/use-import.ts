import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useFormerWarning} from '../addresses/use-former-warning.ts'
import {textsOfAll} from '../languages/texts.ts'
import {readSheets, type Sheet} from '../spreadsheet/read-grid.ts'
import {UnreadableFile} from '../spreadsheet/unreadable-file.ts'
import {useMessages} from '../languages/use-messages.ts'
import type {MessageKey} from '../messages/english.ts'
import {planOf, type Plan} from './import-plan.ts'
import {importOf, plannedIds} from './import-products.ts'
import {catalogueNow} from './known-products.ts'
import type {Table} from './use-table.ts'

/** A file that somebody chose, and what its import would do. */
interface Chosen {
  name: string
  sheets: Sheet[]
  plan: Plan
  /** Whether the catalogue was changed after this plan was shown for the first time. */
  isOutdated: boolean
}

/** Reads a file, shows what it would change, and writes that once it is confirmed. */
export function useImport({client, release, attempt, changeDocuments, choose}: Table) {
  const t = useMessages()
  const toast = useToast()
  const warnOfFormer = useFormerWarning()
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<UnreadableFile['reason']>()

  const planNow = async (sheets: Sheet[], wanted?: string) => {
    const [catalogue, languages] = await Promise.all([catalogueNow(client), textsOfAll()])
    const words = languages.map((texts) => (word: MessageKey) => texts[word])
    return planOf(sheets, catalogue, words, wanted)
  }
  const show = (name: string, sheetsOf: () => Sheet[] | Promise<Sheet[]>, wanted?: string) =>
    attempt(async () => {
      setChosen(undefined)
      setRefused(undefined)
      try {
        const sheets = await sheetsOf()
        setChosen({name, sheets, plan: await planNow(sheets, wanted), isOutdated: false})
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        setRefused(error.reason)
      }
      return true
    })
  const read = (file: File) => show(file.name, () => readSheets(file))
  const readSheet = ({name, sheets}: Chosen, wanted: string) => show(name, () => sheets, wanted)
  /** @returns whether the products were imported */
  const confirm = ({sheets, plan, name}: Chosen) =>
    attempt(async () => {
      const now = await planNow(sheets, plan.sheet)
      if (JSON.stringify(now) !== JSON.stringify(plan)) {
        setChosen({name, sheets, plan: now, isOutdated: true})
        return false
      }
      const ids = plannedIds(plan)
      await changeDocuments(ids, await importOf(client, plan))
      choose(ids, true)
      await warnOfFormer(ids)
      const title =
        release === undefined ? t('spreadsheet.done', {count: ids.length}) : t('place.release', {release})
      toast.push({status: 'success', title})
      return true
    })
  return {chosen, refused, read, readSheet, confirm}
}
