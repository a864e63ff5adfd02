import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {WarningOutlineIcon} from '@sanity/icons/WarningOutline'
import {Badge, Box, Stack, Text} from '@sanity/ui'
import {useMemo} from 'react'
import {useMessages} from '../languages/use-messages.ts'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import type {MessageKey} from '../messages/english.ts'
import {ATTENTION, CHECKS, listOf} from './attention.ts'
import {Count} from './Count.tsx'
import {DeskRow} from './DeskRow.tsx'
import {DocumentList} from './DocumentList.tsx'
import {PaneBody} from './PaneBody.tsx'
import {TRANSLATION_LISTS, UNTRANSLATED, untranslatedList} from './untranslated.ts'
import {Note, Strong} from '../ui/elements.tsx'

/** Figures that fit where the desk has an icon. */
const LARGEST = 99

/** In place of an icon: the live number of things in the catalogue that need attention. */
export function AttentionIcon() {
  const counts = useLiveQuery(ATTENTION)
  if (!counts) return <WarningOutlineIcon />
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return <CheckmarkCircleIcon />
  return (
    <Badge data-testid="attention-count" fontSize={0} tone="caution">
      {total > LARGEST ? `${LARGEST}+` : total}
    </Badge>
  )
}

/** Everything that is missing in the catalogue, each with its reason and the number of documents. */
export function AttentionPane() {
  const t = useMessages()
  const rows = CHECKS.map(({name}) => ({
    name,
    title: t(`attention.${name}`),
    why: t(`attention.${name}.why`),
  }))
  return <Checks done="attention.all-done" query={ATTENTION} rows={rows} />
}

/** How many documents lack translations, and how many have ones of a former English text, in each language. */
export function UntranslatedPane() {
  const t = useMessages()
  const rows = TRANSLATION_LISTS.map(({name, language, state}) => ({
    name,
    title: t(`translations.${state}`, {language: t(`language.${language}`)}),
    why: t(`translations.${state}.why`),
  }))
  return <Checks done="translations.all-done" query={UNTRANSLATED} rows={rows} />
}

interface ChecksProps {
  /** Words above the rows while no document lacks anything. */
  done: MessageKey
  /** Number of documents for each row, by its name. */
  query: LiveQuery<Record<string, number>>
  /** Things that documents can lack, with their reasons. Each row opens the pane of its name. */
  rows: readonly {name: string; title: string; why: string}[]
}

function Checks({done, query, rows}: ChecksProps) {
  const t = useMessages()
  const counts = useLiveQuery(query)
  const isDone = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <PaneBody isLoading={counts === undefined}>
      <Stack gap={1} padding={2}>
        {isDone && (
          <Box padding={3}>
            <Text size={1}>{t(done)}</Text>
          </Box>
        )}
        {rows.map(({name, title, why}) => (
          <DeskRow childId={name} key={name}>
            <Box flex={1} padding={2}>
              <Stack gap={3}>
                <Strong text={title} />
                <Note text={why} />
              </Stack>
            </Box>
            <Box paddingRight={2}>
              <Count
                count={counts?.[name] ?? 0}
                title={title}
                tone={counts?.[name] ? 'caution' : 'positive'}
              />
            </Box>
          </DeskRow>
        ))}
      </Stack>
    </PaneBody>
  )
}

interface ListProps {
  options?: Record<string, unknown>
}

/** The documents that one check finds. */
export function AttentionList({options}: ListProps) {
  const query = useMemo(() => listOf(String(options?.check)), [options])
  return <DocumentList query={query} />
}

/** The documents of one list. Each is opened at its translations. */
export function UntranslatedList({options}: ListProps) {
  const query = useMemo(() => untranslatedList(String(options?.list)), [options])
  return <DocumentList field="translations" query={query} />
}
