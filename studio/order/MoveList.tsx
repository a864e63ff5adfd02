import {ChevronDownIcon} from '@sanity/icons/ChevronDown'
import {ChevronUpIcon} from '@sanity/icons/ChevronUp'
import {DoubleChevronUpIcon} from '@sanity/icons/DoubleChevronUp'
import {Button, Card, Flex, Stack} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {useMemo, useRef} from 'react'
import {Preview, useClient, useSchema} from 'sanity'
import {styled} from 'styled-components'
import {z} from 'zod'
import {readEach} from '../../contract/read-each.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {useMessages} from '../languages/use-messages.ts'
import {moveDocument, type OrderedList} from './ordered-list.ts'
import type {Direction} from './ranks.ts'

const documents = readEach(
  z.object({
    _id: z.string(),
    name: z.string().nullable(),
    title: z.string().nullable(),
    productId: z.string().nullable(),
  }),
)

type Document = z.infer<typeof documents>[number]

const documentsIn = ({filter}: OrderedList): LiveQuery<Document[]> => ({
  groq: `*[${filter}] | order(orderRank, _id){_id, name, title, productId}`,
  result: documents,
})

/** The documents of a list, each with buttons that move it: dragging with a finger would scroll. */
export function MoveList({list}: {list: OrderedList}) {
  const query = useMemo(() => documentsIn(list), [list])
  const rows = useLiveQuery(query, list.params)
  const move = useMove(list)
  return (
    <>
      <Unreadable of={[rows]} type={list.type} />
      <Stack as="ol" gap={1} padding={2}>
        {rows?.map((document, index) => (
          <MoveRow
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            key={document._id}
            onMove={(direction) => move(document._id, direction)}
            document={document}
            type={list.type}
          />
        ))}
      </Stack>
    </>
  )
}

/** Runs one move after another, so that a person can tap several times. */
function useMove(list: OrderedList) {
  const t = useMessages()
  const client = useClient({apiVersion: '2025-02-19'})
  const toast = useToast()
  const last = useRef(Promise.resolve())
  return (id: string, direction: Direction) => {
    last.current = last.current
      .then(() => moveDocument(client, {list, id, direction}))
      .catch(() => {
        toast.push({status: 'error', title: t('order.failed')})
      })
  }
}

interface MoveRowProps {
  document: Document
  type: OrderedList['type']
  isFirst: boolean
  isLast: boolean
  onMove: (direction: Direction) => void
}

function MoveRow({document, type, isFirst, isLast, onMove}: MoveRowProps) {
  const t = useMessages()
  const schemaType = useSchema().get(type)
  const name = [document.productId, document.name, document.title].filter(Boolean).join(' ')
  const buttons = [
    {direction: 'up', icon: ChevronUpIcon, isOff: isFirst},
    {direction: 'down', icon: ChevronDownIcon, isOff: isLast},
    {direction: 'top', icon: DoubleChevronUpIcon, isOff: isFirst},
  ] as const
  return (
    <Card as="li" radius={2}>
      <Flex align="center" gap={1}>
        <Words>
          {schemaType && (
            <Preview layout="default" schemaType={schemaType} value={{_id: document._id, _type: type}} />
          )}
        </Words>
        {buttons.map(({direction, icon, isOff}) => (
          <Button
            aria-disabled={isOff}
            aria-label={t(`order.${direction}`, {name})}
            icon={icon}
            key={direction}
            mode="ghost"
            onClick={() => !isOff && onMove(direction)}
            padding={4}
            title={t(`order.${direction}`, {name})}
          />
        ))}
      </Flex>
    </Card>
  )
}

/** A long name does not push the buttons away. */
const Words = styled.div`
  flex: 1;
  min-width: 0;
`
