import {AddIcon} from '@sanity/icons/Add'
import {Button, Card, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {useLiveQuery} from '../live/live-query.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {useMessages} from '../languages/use-messages.ts'
import type {MessageKey} from '../messages/english.ts'
import {Labelled, Title, ToolPage} from '../ui/elements.tsx'
import {AddDialog} from './AddDialog.tsx'
import {EnquiryCard} from './EnquiryCard.tsx'
import {EnquiryRows} from './EnquiryRows.tsx'
import {BY_REF, dayOf, LISTS, ONE, refOf, sentenceOf, type Enquiry} from './enquiry.ts'
import {useEdits} from './edit.ts'
import {useOpen, type Open, type Tap} from './use-open.ts'

/** A tool in which the owner finds an enquiry by the code of its message, and notes what becomes of it. */
export function EnquiriesTool() {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [isAdding, setAdding] = useState(false)
  const {openId, tap, open} = useOpen()
  const written = refOf(typed)
  const ref = written.kind === 'code' ? written.ref : ''
  const lists = useLiveQuery(LISTS, {today: dayOf(new Date())})
  const found = useLiveQuery(BY_REF, {ref})
  const byRef = ref === '' ? [] : found
  const opened = useLiveQuery(ONE, {id: openId})
  const [only, ...others] = byRef ?? []
  const shown = opened?.[0] ?? (others.length === 0 ? only : undefined)
  return (
    <ToolPage width={760}>
      <Top onAdd={() => setAdding(true)} />
      <RefField
        onType={(text) => {
          setTyped(text)
          if (openId !== '') open('')
        }}
        sentence={sentenceOf(written, byRef?.length)}
        typed={typed}
      />
      {others.length > 0 && byRef && (
        <EnquiryRows enquiries={byRef} onOpen={open} title={t('enquiries.same-code')} />
      )}
      <Unreadable of={[lists?.due, lists?.newest, byRef, opened]} type="lead" />
      <Opened
        known={[...(lists?.due ?? []), ...(lists?.newest ?? [])]}
        onOpen={open}
        shown={shown}
        tap={opened?.[0] ? tap : undefined}
      />
      <EnquiryRows enquiries={lists?.due ?? []} onOpen={open} title={t('enquiries.due')} />
      <EnquiryRows
        empty={lists ? 'enquiries.none' : 'today.loading'}
        enquiries={lists?.newest ?? []}
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
        <Labelled id={id} label={t('enquiries.code')}>
          <TextInput
            aria-describedby={`${id}-sentence`}
            autoCapitalize="characters"
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
