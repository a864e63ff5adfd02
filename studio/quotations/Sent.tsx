import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {paiseOf, statusAt, type Quotation} from '../../contract/quotation/quotation.ts'
import {dateLocale} from '../languages/chosen.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useToday} from '../live/use-every-minute.ts'
import {Note, Tile, Warning} from '../ui/elements.tsx'
import {NumberField} from './fields.tsx'
import {addressOf, moneyOf, whatsAppOf, type Follow} from './quotations.ts'

interface SentProps {
  stored: Quotation
  follow: Follow
}

/** A quotation that was sent: what became of it, and what can be done with it. */
export function Sent({stored, follow}: SentProps) {
  const t = useMessages()
  const {_id: id, number = '', customer, amounts, sentAt, openedAt, acceptedAt} = stored
  const status = statusAt(stored, useToday())
  const isWaiting = status === 'sent' || status === 'opened'
  const dates = [
    ['sent', sentAt],
    ['opened', openedAt],
    ['accepted', acceptedAt],
  ] as const
  const actions = [
    ...(isWaiting ? (['accept', 'decline'] as const) : []),
    ...(status === 'accepted' || status === 'replaced' ? [] : (['revise'] as const)),
    'duplicate' as const,
  ]
  return (
    <Tile title={`${number} · ${customer.name} · ${moneyOf(amounts.total)}`}>
      <Stack as="ul" gap={2}>
        {dates.map(
          ([name, at]) =>
            at && (
              <Text as="li" key={name} size={1}>
                {t(`quotations.status.${name}`)}:{' '}
                {new Date(at).toLocaleString(dateLocale, {dateStyle: 'medium', timeStyle: 'short'})}
              </Text>
            ),
        )}
      </Stack>
      <Links stored={stored} />
      {status === 'accepted' && <Advance follow={follow} stored={stored} />}
      <Flex gap={2} wrap="wrap">
        {actions.map((action) => (
          <Button
            key={action}
            mode="ghost"
            onClick={() => void follow({action, id})}
            text={t(`quotations.${action}`)}
          />
        ))}
      </Flex>
    </Tile>
  )
}

function Links({stored}: {stored: Quotation}) {
  const t = useMessages()
  const [isCopied, setCopied] = useState(false)
  const address = addressOf(stored)
  const links = [
    ['whatsapp', whatsAppOf(stored)],
    ['look', `${address}#look`],
    ['delivery', `${address}/delivery.pdf`],
  ] as const
  return (
    <Flex align="center" gap={2} wrap="wrap">
      {links.map(([name, href]) => (
        <Button
          as="a"
          href={href}
          key={name}
          mode="ghost"
          rel="noreferrer"
          target="_blank"
          text={t(`quotations.${name}`)}
        />
      ))}
      <Button
        mode="ghost"
        onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}
        text={t('quotations.copy')}
      />
      {isCopied && <Note text={t('quotations.copied')} />}
    </Flex>
  )
}

/** The advance of an order, and what is left to pay. */
function Advance({stored: {_id: id, amounts, received}, follow}: SentProps) {
  const t = useMessages()
  const [paise, setPaise] = useState(received ?? amounts.advance)
  return (
    <Stack gap={3}>
      {received !== undefined && (
        <Warning text={t('quotations.balance', {balance: moneyOf(amounts.total - received)})} />
      )}
      <NumberField
        label={t('quotations.received')}
        onChange={setPaise}
        read={paiseOf}
        show={(value) => String(value / 100)}
        value={paise}
      />
      <Flex>
        <Button
          disabled={Number.isNaN(paise)}
          onClick={() => void follow({action: 'receive', id, paise})}
          text={t('quotations.receive')}
        />
      </Flex>
    </Stack>
  )
}
