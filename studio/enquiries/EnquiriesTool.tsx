import {AddIcon} from '@sanity/icons/Add'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {STAGES, type Stage} from '../../contract/enquiry/enquiry.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {useMessages} from '../languages/use-messages.ts'
import type {MessageKey} from '../messages/english.ts'
import {Labelled, Title, ToolPage} from '../ui/elements.tsx'
import {AddDialog} from './AddDialog.tsx'
import {EnquiryCard} from './EnquiryCard.tsx'
import {EnquiryRows} from './EnquiryRows.tsx'
import {
  dayOf,
  DUE,
  FOUND,
  idsWithPhone,
  NEWEST,
  ONE,
  sentenceOf,
  soughtIn,
  WRITTEN,
  type Enquiry,
} from './enquiry.ts'
import {StageTabs} from './StageTabs.tsx'
import {useEdits} from './edit.ts'
import {useOpen, type Open, type Tap} from './use-open.ts'

/** A tool in which the owner finds an enquiry by its code, a phone number or words, and notes what becomes of it. */
export function EnquiriesTool() {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const {openId, tap, open} = useOpen()
  const [stage, setStage] = useState<Stage>()
  const due = useLiveQuery(DUE, {today: dayOf(new Date())})
  const newest = useLiveQuery(NEWEST, {stages: stage ? [stage] : STAGES})
  const found = useFound(typed)
  const opened = useLiveQuery(ONE, {id: openId})
  const [only, ...others] = found ?? []
  const shown = opened?.[0] ?? (others.length === 0 ? only : undefined)
  return (
    <ToolPage width={760}>
      <Top onAdd={() => setAdding(true)} />
      <RefField
        onType={(text) => {
          setTyped(text)
          if (openId !== '') open('')
        }}
        sentence={sentenceOf(typed, found?.length)}
        typed={typed}
      />
      {others.length > 0 && found && (
        <EnquiryRows enquiries={found} onOpen={open} title={t('enquiries.search')} />
      )}
      <Unreadable of={[due, newest, found, opened]} type="lead" />
      <Opened
        known={[...(due ?? []), ...(newest ?? [])]}
        onOpen={open}
        shown={shown}
        tap={opened?.[0] ? tap : undefined}
      />
      <EnquiryRows enquiries={due ?? []} onOpen={open} title={t('enquiries.due')} />
      <StageTabs onChoose={setStage} stage={stage} />
      <EnquiryRows
        empty={newest ? (stage ? 'enquiries.not-found' : 'enquiries.none') : 'today.loading'}
        enquiries={newest ?? []}
        onOpen={open}
        title={t('today.newest')}
      />
      <AddDialog
        isOpen={isAdding}
        onAdded={(id) => {
          setAdding(false)
          setTyped('')
          open(id)
        }}
        onClose={() => setAdding(false)}
      />
    </ToolPage>
  )
}

/** The enquiries that a typed text asks for. Undefined until they have arrived. */
function useFound(typed: string): Enquiry[] | undefined {
  const {ref, phone, words} = soughtIn(typed)
  const written = useLiveQuery(WRITTEN, {limit: phone === '' ? '' : 'all'})
  const ids = phone === '' ? [] : idsWithPhone(phone, written ?? [])
  const found = useLiveQuery(FOUND, {ref, ids, words})
  if (ref + phone + words === '') return []
  return phone !== '' && !written ? undefined : found
}

interface OpenedProps {
  shown: Enquiry | undefined
  /** Enquiries as they are now. An enquiry that is gone is listed as it was when somebody typed. */
  known: readonly Enquiry[]
  onOpen: Open
  tap: Tap | undefined
}

/** The open enquiry, and the others in which somebody typed something that is not saved. */
function Opened({shown, known, onOpen, tap}: OpenedProps) {
  const t = useMessages()
  const {unsaved, editOf, change} = useEdits()
  const others = unsaved.filter(({_id}) => _id !== shown?._id)
  return (
    <>
      {shown && (
        <EnquiryCard
          edit={editOf(shown)}
          enquiry={shown}
          key={shown._id}
          onEdit={(changed) => change(shown, changed)}
          tap={tap}
        />
      )}
      <EnquiryRows
        enquiries={others.map((each) => known.find(({_id}) => _id === each._id) ?? each)}
        onOpen={onOpen}
        title={t('enquiries.unsaved')}
      />
    </>
  )
}

function Top({onAdd}: {onAdd: () => void}) {
  const t = useMessages()
  return (
    <Flex align="center" gap={3} justify="space-between">
      <Title text={t('enquiries.title')} />
      <Button icon={AddIcon} mode="ghost" onClick={onAdd} padding={4} text={t('enquiries.add')} />
    </Flex>
  )
}

interface RefFieldProps {
  typed: string
  onType: (text: string) => void
  sentence: MessageKey
}

function RefField({typed, onType, sentence}: RefFieldProps) {
  const t = useMessages()
  const id = useId()
  return (
    <Card border padding={4} radius={3}>
      <Stack gap={3}>
        <Labelled id={id} label={t('enquiries.search')}>
          <TextInput
            aria-describedby={`${id}-sentence`}
            autoComplete="off"
            fontSize={3}
            id={id}
            onChange={(event) => onType(event.currentTarget.value)}
            padding={4}
            placeholder="K7Q2MT"
            spellCheck={false}
            value={typed}
          />
        </Labelled>
        <Text as="output" id={`${id}-sentence`} muted size={1}>
          {t(sentence)}
        </Text>
      </Stack>
    </Card>
  )
}
