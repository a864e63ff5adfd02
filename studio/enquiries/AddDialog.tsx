import {Box, Button, Select, Stack, Text, TextInput} from '@sanity/ui'
import {useId, useState} from 'react'
import {useClient} from 'sanity'
import {CategoryChoice} from '../adding/CategoryChoice.tsx'
import {useMessages} from '../languages/use-messages.ts'
import {changeOf, writtenOf} from './enquiry.ts'
import {addEnquiry, newId, NoSuchProduct} from './save.ts'
import {ActionDialog, Labelled} from '../ui/elements.tsx'
import {WrittenFields} from './WrittenFields.tsx'

const SOURCES = ['showroom', 'phone', 'other'] as const

interface AddDialogProps {
  isOpen: boolean
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds the enquiry of somebody who came or called. Escape and a tap outside keep what was typed. */
export function AddDialog({isOpen, onAdded, onClose}: AddDialogProps) {
  const t = useMessages()
  const id = useId()
  const {added, setAdded, written, setWritten, problem, save, startAnew} = useAdding(onAdded)
  if (!isOpen) return null
  return (
    <ActionDialog
      actions={
        <Button
          disabled={problem === 'saving'}
          onClick={() => void save()}
          text={t('enquiries.add-now')}
          tone="primary"
        />
      }
      isBusy={problem === 'saving'}
      onCancel={() => {
        startAnew()
        onClose()
      }}
      onClose={onClose}
      title={t('enquiries.add')}
      width={1}
    >
      <Stack gap={5}>
        <SourceChoice onChoose={(source) => setAdded({...added, source})} source={added.source} />
        <CategoryChoice
          categoryId={added.categoryId}
          none="enquiries.no-category"
          onChoose={(categoryId) => setAdded({...added, categoryId})}
        />
        {added.categoryId !== '' && (
          <Labelled id={`${id}-number`} label={t('enquiries.number')}>
            <TextInput
              id={`${id}-number`}
              onChange={(event) => setAdded({...added, productId: event.currentTarget.value})}
              value={added.productId}
            />
          </Labelled>
        )}
        <WrittenFields isAmountWrong={problem === 'amount'} onChange={setWritten} written={written} />
        {(problem === 'product' || problem === 'failed') && (
          <Box>
            <Text role="alert" size={1}>
              {t(problem === 'product' ? 'enquiries.no-product' : 'table.failed')}
            </Text>
          </Box>
        )}
      </Stack>
    </ActionDialog>
  )
}

function SourceChoice({source, onChoose}: {source: string; onChoose: (source: string) => void}) {
  const t = useMessages()
  const id = useId()
  return (
    <Labelled id={id} label={t('enquiries.source')}>
      <Select id={id} onChange={(event) => onChoose(event.currentTarget.value)} value={source}>
        {SOURCES.map((each) => (
          <option key={each} value={each}>
            {t(`enquiries.source.${each}`)}
          </option>
        ))}
      </Select>
    </Labelled>
  )
}

/** Lasts until it is added or cancelled, and so does its id. */
const nothingTyped = () => ({id: newId(), source: 'showroom', categoryId: '', productId: ''})

function useAdding(onAdded: (id: string) => void) {
  const client = useClient({apiVersion: '2025-02-19'})
  const [added, setAdded] = useState(nothingTyped)
  const [written, setWritten] = useState(() => writtenOf({}))
  const [problem, setProblem] = useState<'amount' | 'product' | 'failed' | 'saving'>()
  const startAnew = () => {
    setAdded(nothingTyped())
    setWritten(writtenOf({}))
    setProblem(undefined)
  }
  const save = async () => {
    const change = changeOf({}, written, new Date())
    if (!change) return setProblem('amount')
    setProblem('saving')
    const productId = added.categoryId === '' ? '' : added.productId
    try {
      await addEnquiry(client, {...added, productId}, change)
      startAnew()
      onAdded(added.id)
    } catch (error) {
      setProblem(error instanceof NoSuchProduct ? 'product' : 'failed')
    }
  }
  return {added, setAdded, written, setWritten, problem, save, startAnew}
}
