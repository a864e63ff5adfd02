import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {CommentIcon} from '@sanity/icons/Comment'
import {MobileDeviceIcon} from '@sanity/icons/MobileDevice'
import {Button, Flex, Stack, Text} from '@sanity/ui'
import {LANGUAGES} from '../../contract/text/languages.ts'
import {dialledOf} from '../../contract/text/phone.ts'
import {spanOf} from '../languages/chosen.ts'
import {useMessages} from '../languages/use-messages.ts'
import {readStudioSettings} from '../lib/settings.ts'
import {useLiveQuery} from '../live/live-query.ts'
import {ANSWERS, answerText} from './answer.ts'
import type {Enquiry, Written} from './enquiry.ts'
import type {Piece} from './pieces.ts'

const publicUrl = readStudioSettings().publicUrl ?? window.location.origin

interface AnswerProps {
  enquiry: Enquiry
  pieces: readonly Piece[]
  written: Written
  /** Somebody wrote to the visitor, or called. */
  onAnswer: () => void
}

/**
 * The ways to answer: WhatsApp with a message in the visitor's language, and a call. Without a phone number, WhatsApp asks
 * for the chat.
 */
export function Answer({enquiry, pieces, written: {person, phone}, onAnswer}: AnswerProps) {
  const t = useMessages()
  const language = LANGUAGES.find((each) => each === enquiry.language) ?? 'en'
  const settings = useLiveQuery(ANSWERS, {language})
  const {ref, slug, answeredAt, receivedAt} = enquiry
  const message = answerText(settings, {language, person, ref, pieces, slug, publicUrl})
  const dialled = dialledOf(phone)
  const link = {as: 'a', 'data-as': 'a', onClick: onAnswer, padding: 4} as const
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          {...link}
          href={`https://wa.me/${dialled ?? ''}?text=${encodeURIComponent(message)}`}
          icon={CommentIcon}
          rel="noreferrer"
          target="_blank"
          text={t('enquiries.whatsapp')}
          tone="primary"
        />
        {dialled !== undefined && (
          <Button
            {...link}
            href={`tel:+${dialled}`}
            icon={MobileDeviceIcon}
            mode="ghost"
            text={t('today.action.call')}
          />
        )}
      </Flex>
      {answeredAt === null ? (
        dialled === undefined && (
          <Text muted size={1}>
            {t('enquiries.no-phone')}
          </Text>
        )
      ) : (
        <Text muted size={1}>
          <CheckmarkCircleIcon /> {t('enquiries.answered-after', {span: spanOf(receivedAt, answeredAt)})}
        </Text>
      )}
    </Stack>
  )
}
