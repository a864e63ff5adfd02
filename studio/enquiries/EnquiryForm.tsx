import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {useMessages} from '../languages/use-messages.ts'
import {Answer} from './Answer.tsx'
import {Conflicts} from './Conflicts.tsx'
import {
  conflictsOf,
  edited,
  fieldsOf,
  NO_EDIT,
  rebased,
  shownIn,
  unstored,
  without,
  type Edit,
} from './edit.ts'
import type {Enquiry, Written} from './enquiry.ts'
import {Pieces} from './Pieces.tsx'
import {usePieces} from './pieces.ts'
import {saveEnquiry} from './save.ts'
import {WrittenFields} from './WrittenFields.tsx'

export interface EnquiryFormProps {
  enquiry: Enquiry
  /** The changes that the person typed and has not saved. */
  edit: Edit
  onEdit: (changed: (edit: Edit) => Edit) => void
}

/** The form in which the owner writes what became of an enquiry. */
export function EnquiryForm(props: EnquiryFormProps) {
  const t = useMessages()
  const {enquiry, written, conflicts, keep, take, change, save, answer, phase} = useWritten(props)
  const pieces = usePieces([enquiry])(enquiry)
  return (
    <Stack gap={5}>
      <Pieces pieces={pieces} />
      <Answer enquiry={enquiry} onAnswer={() => void answer()} pieces={pieces} written={written} />
      <WrittenFields isAmountWrong={phase === 'wrong'} onChange={change} written={written} />
      {conflicts.length > 0 && <Conflicts enquiry={enquiry} names={conflicts} onKeep={keep} onTake={take} />}
      <Flex align="center" gap={3}>
        <Button
          disabled={phase === 'saving' || conflicts.length > 0}
          onClick={() => void save()}
          padding={4}
          text={t('enquiries.save')}
          tone="primary"
        />
        {(phase === 'saved' || phase === 'failed') && (
          <Text as="output" muted size={1}>
            {t(phase === 'saved' ? 'enquiries.saved' : 'table.failed')}
          </Text>
        )}
      </Flex>
    </Stack>
  )
}

/** The form: what is stored, and what the person typed. */
function useWritten({enquiry: found, edit, onEdit}: EnquiryFormProps) {
  const client = useClient({apiVersion: '2025-02-19'})
  const {name = ''} = useCurrentUser() ?? {}
  const [read, setRead] = useState(found)
  const [phase, setPhase] = useState<'idle' | 'wrong' | 'saving' | 'saved' | 'failed' | 'conflict'>('idle')
  // The lists may be a second older than what a save has read.
  const enquiry = read._updatedAt > found._updatedAt ? read : found
  const conflicts = conflictsOf(enquiry, edit)
  const change = (next: Written) => {
    onEdit((now) => edited(now, enquiry, next))
    setPhase((phase) => (phase === 'saving' ? phase : 'idle'))
  }
  const store = async (sent: Edit) => {
    setPhase('saving')
    try {
      const {outcome, enquiry} = await saveEnquiry(client, found._id, sent, new Date())
      setRead(enquiry)
      if (outcome === 'saved') onEdit((now) => unstored(now, sent, enquiry))
      setPhase(outcome)
    } catch {
      setPhase('failed')
    }
  }
  /** Notes that this person has answered, unless somebody did or this form says otherwise. */
  const answer = async () => {
    const stored = shownIn(enquiry, NO_EDIT)
    if (stored.stage !== 'new' || edit.typed.stage !== undefined) return
    await store(edited(NO_EDIT, enquiry, {...stored, stage: 'answered', assignee: stored.assignee || name}))
  }
  return {
    enquiry,
    written: shownIn(enquiry, edit),
    conflicts,
    keep: () => onEdit((now) => rebased(now, enquiry)),
    take: () => onEdit((now) => without(now, conflicts)),
    phase: phase === 'saved' && fieldsOf(edit).length > 0 ? 'idle' : phase,
    change,
    save: () => store(edit),
    answer,
  }
}
