import {Badge, Box, Card, Flex, Stack, Text} from '@sanity/ui'
import {useMessages} from '../languages/use-messages.ts'
import type {MessageKey} from '../messages/english.ts'
import type {Enquiry} from './enquiry.ts'
import {PiecePicture} from './Pieces.tsx'
import {piecesOf} from './pieces.ts'
import {useNames} from './use-names.ts'
import type {Open} from './use-open.ts'
import {Note, Strong, Tile} from '../ui/elements.tsx'

interface EnquiryRowsProps {
  title: string
  enquiries: readonly Enquiry[]
  onOpen: Open
  /** Words in place of rows. Absent: an empty list is not shown. */
  empty?: MessageKey
}

/** A list of enquiries: what was wanted, when, and what became of it. */
export function EnquiryRows({title, enquiries, onOpen, empty}: EnquiryRowsProps) {
  const t = useMessages()
  if (enquiries.length === 0 && empty === undefined) return null
  return (
    <Tile title={title}>
      {enquiries.length === 0 && empty && <Note text={t(empty)} />}
      <Stack as="ul" gap={1} style={{margin: '0 -8px'}}>
        {enquiries.map((enquiry) => (
          <EnquiryRow enquiry={enquiry} key={enquiry._id} onOpen={onOpen} />
        ))}
      </Stack>
    </Tile>
  )
}

const TONES = {
  new: 'default',
  answered: 'primary',
  quoted: 'caution',
  ordered: 'positive',
  delivered: 'positive',
  lost: 'critical',
} as const

function EnquiryRow({enquiry, onOpen}: {enquiry: Enquiry; onOpen: Open}) {
  return (
    <Box as="li">
      <Card
        __unstable_focusRing
        as="button"
        onClick={({currentTarget}) => onOpen(enquiry._id, currentTarget)}
        padding={3}
        radius={2}
        style={{width: '100%'}}
      >
        <EnquiryLine enquiry={enquiry} />
      </Card>
    </Box>
  )
}

/** What somebody wants, with a picture, what is known of it, and its stage. */
export function EnquiryLine({enquiry}: {enquiry: Enquiry}) {
  const t = useMessages()
  const {titleOf, lineOf} = useNames()
  const [piece] = piecesOf(enquiry)
  const stage = enquiry.stage ?? 'new'
  return (
    <Flex align="center" flex={1} gap={3}>
      {piece && <PiecePicture piece={piece} />}
      <Stack flex={1} gap={2}>
        <Strong text={titleOf(enquiry)} />
        <Text muted size={1} textOverflow="ellipsis">
          {lineOf(enquiry)}
        </Text>
      </Stack>
      <Badge tone={TONES[stage]}>{t(`enquiries.stage.${stage}`)}</Badge>
    </Flex>
  )
}
