import {useToast} from '@sanity/ui/toast'
import {useRef, useState} from 'react'
import type {TFunction} from 'sanity'
import {reasonFor} from '../live/reason.ts'
import {useMessages} from '../languages/use-messages.ts'
import {storedText, type Change, type Column} from './cells.ts'
import {isConflict} from '../lib/conflict.ts'
import {textIn, type Row} from './rows.ts'

/** Milliseconds for which a reason is shown. */
export const EXPLAINED_MS = 15_000

/** Ids of the rows that a person has chosen. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => {
      const next = new Set(now)
      for (const id of ids) {
        if (isChosen) next.add(id)
        else next.delete(id)
      }
      return next
    })
  return {chosen, setChosen, choose}
}

/** Requests to the lake, one after the other. A failed one is reported. */
export function useAttempts() {
  const t = useMessages()
  const toast = useToast()
  const [pending, setPending] = useState(0)
  const line = useRef<Promise<unknown>>(Promise.resolve())
  /** For cells. The buttons stay enabled: a press on a button leaves the cell, and must not be lost. */
  const attemptQuietly = (work: () => Promise<boolean>): Promise<boolean> => {
    const turn = line.current.then(work).catch((error: unknown) => {
      toast.push({status: 'error', ...explained(error, t)})
      return false
    })
    line.current = turn
    return turn
  }
  /** For all else. The table is busy until the last of these has been answered. */
  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    setPending((count) => count + 1)
    const isDone = await attemptQuietly(work)
    setPending((count) => count - 1)
    return isDone
  }
  return {attemptQuietly, attempt, isBusy: pending > 0}
}

/** A failed request in words: somebody else was faster, the server says why, or the server did not answer. */
function explained(error: unknown, t: TFunction) {
  if (isConflict(error)) return {title: t('table.conflict')}
  const reason = reasonFor(error)
  if (reason === undefined) return {title: t('table.failed')}
  return {title: t('table.not-stored'), description: reason, duration: EXPLAINED_MS}
}

/** Cells show a stored change at once, although its rows arrive up to a second later. */
export function useWritten(rows: Row[]) {
  const [written, setWritten] = useState<readonly Change[]>([])
  const [seen, setSeen] = useState(rows)
  if (seen !== rows) {
    setSeen(rows)
    setWritten([])
  }
  return {
    addWritten: (changes: readonly Change[]) => setWritten((earlier) => [...changes, ...earlier]),
    textOf: (row: Row, {name}: Column) => {
      const newest = written.find(({id, column}) => id === row._id && column.name === name)
      return newest ? storedText(newest) : textIn(row, name)
    },
  }
}
