import {Stack} from '@sanity/ui'
import {useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {
  getPublishedId,
  getVersionFromId,
  useCurrentUser,
  useDocumentStore,
  useSyncState,
  insert,
  set,
  setIfMissing,
  unset,
} from 'sanity'
import type {InputProps, ObjectInputProps, FormPatch} from 'sanity'
import {isShownType} from '../preview-links/pages.ts'
import {changesBetween, joined, missingIn, unstoredIn, isEntry, type Change, type Missing} from './changes.ts'
import {keptTexts} from './kept-texts.ts'
import {Offer} from './Offer.tsx'
import {saveAll, SETTLED_MS} from './save-all.ts'

/** Whether an input is the whole form of a document of the catalogue. Enquiries are not kept: they are about people. */
export const isWholeForm = (props: InputProps): props is ObjectInputProps =>
  props.path.length === 0 && isShownType(props.schemaType.name) && 'members' in props

/**
 * The form of a document. Typed changes stay in this browser until the lake has stored them. After a reload, or a session
 * that has ended, the form offers the changes that were never stored.
 */
export function PendingEdits(props: ObjectInputProps) {
  const {value = {}, schemaType, readOnly} = props
  const {offered, decide} = usePendingEdits(value, schemaType.name)
  const missing = offered ? missingIn(value, offered.changes) : []
  return (
    <Stack gap={5}>
      {offered && missing.length > 0 && !readOnly && (
        <Offer
          at={offered.at}
          missing={missing}
          onDiscard={() => decide([])}
          onPutBack={(chosen) => {
            decide(missing.filter((change) => !chosen.includes(change)))
            props.onChange(putBack(chosen))
          }}
          schemaType={schemaType}
        />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

/** Keeps the changes of a document that are not stored, and finds the changes of an earlier page. */
function usePendingEdits(value: Readonly<Record<string, unknown>>, type: string) {
  const id = String(value._id)
  const publishedId = getPublishedId(id)
  const version = getVersionFromId(id)
  const person = useCurrentUser()?.id ?? ''
  const {pair} = useDocumentStore()
  const {isSyncing} = useSyncState(publishedId, type, version)
  const texts = useMemo(
    () => keptTexts(localStorage, [person, publishedId, version ?? 'draft'].join(' ')),
    [person, publishedId, version],
  )
  const [offered, setOffered] = useState(() => texts.read())
  /** The changes that this browser keeps now. */
  const kept = useRef(offered)
  /** The document as the lake has it. */
  const stored = useRef<Readonly<Record<string, unknown>>>(value)
  const decide = useCallback(
    (left: readonly Change[]) => {
      kept.current = offered && left.length > 0 ? {...offered, changes: [...left]} : undefined
      if (kept.current) texts.write(kept.current)
      else texts.forget()
      setOffered(kept.current)
    },
    [texts, offered],
  )
  useEffect(() => {
    if (isSyncing) saveAll(pair, {id: publishedId, type, version}, texts)
  }, [isSyncing, pair, publishedId, type, version, texts])
  useEffect(() => {
    if (isSyncing) {
      const changes = joined(offered?.changes ?? [], changesBetween(stored.current, value))
      const {at, revision} = kept.current ?? {at: Date.now(), revision: String(value._rev)}
      kept.current = {at, revision, changes}
      texts.write(kept.current)
      return undefined
    }
    // A new revision comes from the lake: what is typed next is a change of this document.
    if (value._rev !== stored.current._rev) stored.current = value
    const mine = kept.current
    // After a session has ended, the form may show a text for a moment that the lake never gets.
    if (mine) {
      const left = unstoredIn(value, mine)
      if (left.length === 0) decide(left)
      else if (left.length < mine.changes.length) kept.current = {...mine, changes: left}
    }
    const timer = setTimeout(() => {
      stored.current = value
      setOffered(kept.current)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value, isSyncing, texts, offered, decide])
  return {offered, decide}
}

/** The patches that put missing changes back into their document. A new entry of a list becomes the last one. */
export function putBack(changes: readonly Missing[]): FormPatch[] {
  return changes.filter(({hasPlace}) => hasPlace).flatMap(patchesOf)
}

function patchesOf({path, after, now}: Missing): FormPatch[] {
  if (after === null) return [unset(path)]
  if (!isEntry(path) || now !== null) return [set(after, path)]
  const list = path.slice(0, -1)
  return [setIfMissing([], list), insert([after], 'after', [...list, -1])]
}
