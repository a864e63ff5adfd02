import {useToast} from '@sanity/ui/toast'
import {useState} from 'react'
import {useClient} from 'sanity'
import {textsOfAll} from '../languages/texts.ts'
import {readGrid, type GridRow} from '../spreadsheet/read-grid.ts'
import {UnreadableFile} from '../spreadsheet/unreadable-file.ts'
import {useWords} from '../languages/use-words.ts'
import {planOf, type Plan} from './import-plan.ts'
import {importOf, plannedIds} from './import-products.ts'
import {catalogueNow} from './known-products.ts'
import type {Table} from './use-table.ts'

/** A file that somebody chose, and what its import would do. */
interface Chosen {
  name: string
  grid: GridRow[]
  plan: Plan
  /** Whether the catalogue was changed after this plan was shown for the first time. */
  isOutdated: boolean
}

/** Reads a file, shows what it would change, and writes that once it is confirmed. */
export function useImport({attempt, changeDocuments, choose}: Table) {
  const t = useWords()
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const [chosen, setChosen] = useState<Chosen>()
  const [refused, setRefused] = useState<UnreadableFile['reason']>()

  const planNow = async (grid: GridRow[]) => {
    const [catalogue, languages] = await Promise.all([catalogueNow(client), textsOfAll()])
    return planOf(
      grid,
      catalogue,
      languages.map((texts) => (word) => texts[word]),
    )
  }
  const read = (file: File) =>
    attempt(async () => {
      setChosen(undefined)
      setRefused(undefined)
      try {
        const grid = await readGrid(file)
        setChosen({name: file.name, grid, plan: await planNow(grid), isOutdated: false})
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        setRefused(error.reason)
      }
      return true
    })
  /** @returns whether the products were imported */
  const confirm = ({grid, plan, name}: Chosen) =>
    attempt(async () => {
      const now = await planNow(grid)
      if (JSON.stringify(now) !== JSON.stringify(plan)) {
        setChosen({name, grid, plan: now, isOutdated: true})
        return false
      }
      const ids = plannedIds(plan)
      await changeDocuments(ids, await importOf(client, plan))
      choose(ids, true)
      toast.push({status: 'success', title: t('spreadsheet.done', {count: ids.length})})
      return true
    })
  return {chosen, refused, read, confirm}
}
