import {Button, Flex, Text} from '@sanity/ui'
import {useState} from 'react'
import {IntentLink, useRouter} from 'sanity/router'
import {useMessages} from '../languages/use-messages.ts'
import {QUOTATIONS_TOOL} from '../lib/tool-names.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {useServer} from '../live/use-answer.ts'
import {ABOUT_ENQUIRY, sendOrder} from './quotations.ts'

/** The quotations about an enquiry, and a button that begins one. */
export function QuotationButton({enquiryId}: {enquiryId: string}) {
  const t = useMessages()
  const server = useServer()
  const router = useRouter()
  const [phase, setPhase] = useState<'idle' | 'making' | 'failed'>('idle')
  const found = useLiveQuery(ABOUT_ENQUIRY, {enquiry: enquiryId})
  const make = async () => {
    setPhase('making')
    try {
      const {_id: id} = await sendOrder(server, {action: 'create', enquiry: enquiryId})
      router.navigateIntent(QUOTATIONS_TOOL, {id})
    } catch {
      setPhase('failed')
    }
  }
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <Button
        disabled={phase === 'making'}
        mode="ghost"
        onClick={() => void make()}
        padding={4}
        text={t('quotations.make')}
      />
      {found?.quotations.map(({_id: id, number, status}) => (
        <Text key={id} size={1}>
          <IntentLink intent={QUOTATIONS_TOOL} params={{id}}>
            {[number, t(`quotations.status.${status}`)].filter(Boolean).join(' · ')}
          </IntentLink>
        </Text>
      ))}
      {phase === 'failed' && (
        <Text role="alert" size={1}>
          {t('table.failed')}
        </Text>
      )}
    </Flex>
  )
}
