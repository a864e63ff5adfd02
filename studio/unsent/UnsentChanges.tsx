import {Button, Card, Flex, Stack, Text} from '@sanity/ui'
import {useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {
  getPublishedId,
  getVersionFromId,
  set,
  unset,
  useCurrentUser,
  useSyncState,
  useTranslation,
} from 'sanity'
import type {InputProps, ObjectInputProps} from 'sanity'
import {timeOf} from '../languages/chosen.ts'
import {isShownType} from '../seeing/pages.ts'
import {WORDS} from '../words.ts'
import {changedFields, isStored, keptTexts, missingIn} from './kept-texts.ts'

/** Milliseconds without an unsent change, after which a document counts as stored. */
const SETTLED_MS = 1000

/** Whether an input is the whole form of a document of the catalogue. Enquiries are not kept: they are about people. */
export const isWholeForm = (props: InputProps): props is ObjectInputProps =>
  props.path.length === 0 && isShownType(props.schemaType.name) && 'members' in props

/**
 * The form of a document. What somebody types stays in this browser until the lake has stored it. After a reload, or a
 * session that has ended, the form offers the changes that were never stored.
 */
export function UnsentChanges(props: ObjectInputProps) {
  const {value = {}, schemaType, readOnly} = props
  const {offered, decide} = useUnsent(value, schemaType.name)
  const missing = offered && missingIn(value, offered.fields)
  return (
    <Stack gap={5}>
      {offered && missing && Object.keys(missing).length > 0 && !readOnly && (
        <Offer
          at={offered.at}
          missing={missing}
          onDiscard={decide}
          onPutBack={() => {
            decide()
            props.onChange(
              Object.entries(missing).map(([name, text]) =>
                text === null ? unset([name]) : set(text, [name]),
              ),
            )
          }}
          schemaType={schemaType}
        />
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

interface OfferProps extends Pick<ObjectInputProps, 'schemaType'> {
  at: number
  missing: Readonly<Record<string, unknown>>
  onPutBack: () => void
  onDiscard: () => void
}

function Offer({at, missing, schemaType, onPutBack, onDiscard}: OfferProps) {
  const {t} = useTranslation(WORDS)
  const time = timeOf(at)
  return (
    <Card border padding={4} radius={2} role="alert" tone="caution">
      <Stack gap={4}>
        <Text size={1}>{t('unsent.typed', {time})}</Text>
        {Object.entries(missing).map(([name, text]) => (
          <Text key={name} size={1}>
            <strong>{schemaType.fields.find((field) => field.name === name)?.type.title ?? name}</strong>{' '}
            {typeof text === 'string' || typeof text === 'number' ? text : ''}
          </Text>
        ))}
        <Flex gap={2} wrap="wrap">
          <Button onClick={onPutBack} text={t('unsent.put-back')} tone="primary" />
          <Button mode="ghost" onClick={onDiscard} text={t('unsent.discard')} />
        </Flex>
      </Stack>
    </Card>
  )
}

/** Keeps the changes of a document that are not stored, and finds those of an earlier page. */
function useUnsent(value: Readonly<Record<string, unknown>>, type: string) {
  const id = String(value._id)
  const publishedId = getPublishedId(id)
  const version = getVersionFromId(id)
  const person = useCurrentUser()?.id ?? ''
  const {isSyncing} = useSyncState(publishedId, type, version)
  const texts = useMemo(
    () => keptTexts(localStorage, [person, publishedId, version ?? 'draft'].join(' ')),
    [person, publishedId, version],
  )
  const [offered, setOffered] = useState(() => texts.read())
  /** What this browser keeps now. */
  const kept = useRef(offered)
  /** The document as the lake has it. */
  const stored = useRef(value)
  const decide = useCallback(() => {
    kept.current = undefined
    texts.forget()
    setOffered(undefined)
  }, [texts])
  useEffect(() => {
    if (isSyncing) {
      const fields = {...offered?.fields, ...changedFields(stored.current, value)}
      const {at, revision} = kept.current ?? {at: Date.now(), revision: String(value._rev)}
      kept.current = {at, revision, fields}
      texts.write(kept.current)
      return undefined
    }
    const mine = kept.current
    // After a session has ended, the form may show a text for a moment that the lake never gets.
    if (mine && isStored(value, mine)) decide()
    const timer = setTimeout(() => {
      stored.current = value
      setOffered(kept.current)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value, isSyncing, texts, offered, decide])
  return {offered, decide}
}
