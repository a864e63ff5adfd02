import {AddIcon} from '@sanity/icons/Add'
import {Badge, Button, Card, Flex, Stack} from '@sanity/ui'
import {useState} from 'react'
import {useRouter, useRouterState} from 'sanity/router'
import {stateOf} from '../../contract/quotation/gst.ts'
import {statusAt, type Quotation} from '../../contract/quotation/quotation.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {Explained} from '../live/reason.ts'
import {Unreadable} from '../live/Unreadable.tsx'
import {useServer} from '../live/use-answer.ts'
import {useToday} from '../live/use-every-minute.ts'
import {Note, Strong, Tile, Title, ToolPage, Warning} from '../ui/elements.tsx'
import {Editor} from './Editor.tsx'
import {moneyOf, NEWEST, sendOrder, type Follow} from './quotations.ts'
import {Sent} from './Sent.tsx'

/** The quotation as the server answered last, and its revisions from before: the list may be a second older. */
interface Answer {
  quotation: Quotation
  older: ReadonlySet<string>
}

const answerAfter = (
  quotation: Quotation,
  listed: Quotation | undefined,
  last: Answer | undefined,
): Answer => ({
  quotation,
  older: new Set([...(last?.older ?? []), ...[last?.quotation, listed].flatMap((each) => each?._rev ?? [])]),
})

/** A tool in which the owner writes and sends quotations, and follows them until they are paid. */
export function QuotationsTool() {
  const t = useMessages()
  const server = useServer()
  const router = useRouter()
  const openId = useRouterState(({quotationId}) => (typeof quotationId === 'string' ? quotationId : ''))
  const found = useLiveQuery(NEWEST)
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState<string>()
  const open = (id: string) => {
    setProblem(undefined)
    router.navigate(id === '' ? {} : {quotationId: id})
  }
  const follow: Follow = async (order) => {
    setProblem(undefined)
    try {
      const quotation = await sendOrder(server, order)
      const listed = found?.quotations.find(({_id}) => _id === quotation._id)
      setAnswer((last) => answerAfter(quotation, listed, last))
      if (quotation._id !== openId) open(quotation._id)
      return quotation
    } catch (error) {
      setProblem(error instanceof Explained ? error.message : t('table.failed'))
      return undefined
    }
  }
  const listed = found?.quotations.find(({_id}) => _id === openId)
  const isOlder = listed === undefined || answer?.older.has(listed._rev)
  const shown = answer?.quotation._id === openId && isOlder ? answer.quotation : listed
  return (
    <ToolPage width={860}>
      <Flex align="center" gap={3} justify="space-between">
        <Title text={t('quotations.title')} />
        <Button
          icon={AddIcon}
          mode="ghost"
          onClick={() => void follow({action: 'create'})}
          padding={4}
          text={t('quotations.new')}
        />
      </Flex>
      <Unreadable of={[found?.quotations]} type="quotation" />
      {problem && <Warning text={problem} tone="critical" />}
      {shown?.status === 'draft' && (
        <Editor follow={follow} home={stateOf(found?.gstin ?? '')} key={shown._id} stored={shown} />
      )}
      {shown && shown.status !== 'draft' && <Sent follow={follow} key={shown._id} stored={shown} />}
      <Tile title={t('quotations.all')}>
        {found?.quotations.length === 0 && <Note text={t('quotations.none')} />}
        <Stack as="ul" gap={1}>
          {found?.quotations.map((each) => (
            <Row key={each._id} onOpen={() => open(each._id)} stored={each} />
          ))}
        </Stack>
      </Tile>
    </ToolPage>
  )
}

const TONES = {
  draft: 'default',
  sent: 'primary',
  opened: 'primary',
  accepted: 'positive',
  declined: 'critical',
  expired: 'caution',
  replaced: 'default',
} as const

function Row({stored, onOpen}: {stored: Quotation; onOpen: () => void}) {
  const t = useMessages()
  const status = statusAt(stored, useToday())
  const {number, version, customer, amounts} = stored
  return (
    <li>
      <Card __unstable_focusRing as="button" onClick={onOpen} padding={3} radius={2} style={{width: '100%'}}>
        <Flex align="center" gap={3}>
          <Stack flex={1} gap={2}>
            <Strong text={customer.name || t('quotations.nobody')} />
            <Note
              text={[number, version > 1 && `v${version}`, moneyOf(amounts.total)]
                .filter(Boolean)
                .join(' · ')}
            />
          </Stack>
          <Badge tone={TONES[status]}>{t(`quotations.status.${status}`)}</Badge>
        </Flex>
      </Card>
    </li>
  )
}
