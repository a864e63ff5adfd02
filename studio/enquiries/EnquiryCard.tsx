import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {useWorkspace} from 'sanity'
import {Link} from 'sanity/router'
import {readStudioSettings} from '../lib/settings.ts'
import {useMessages} from '../languages/use-messages.ts'
import {EnquiryForm, type EnquiryFormProps} from './EnquiryForm.tsx'
import {QuotationButton} from '../quotations/QuotationButton.tsx'
import {isOnSite} from './origin.ts'
import {useNames} from './use-names.ts'
import type {Tap} from './use-open.ts'

const publicUrl = readStudioSettings().publicUrl ?? window.location.origin

interface EnquiryCardProps extends EnquiryFormProps {
  /** The tap that opened the card, whose row may be far below. */
  tap: Tap | undefined
}

/** One enquiry: who asked for what and from which advertisement, and what became of it. */
export function EnquiryCard({tap, ...props}: EnquiryCardProps) {
  const t = useMessages()
  const {basePath} = useWorkspace()
  const {titleOf, originNameOf, languageNameOf, timeOf} = useNames()
  const {enquiry} = props
  const {pageUri} = enquiry
  const isLinked = pageUri !== null && isOnSite(pageUri, publicUrl)
  const card = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!tap) return
    card.current?.scrollIntoView({block: 'start'})
    heading.current?.focus({preventScroll: true})
  }, [tap])
  return (
    <Card as="section" aria-label={titleOf(enquiry)} border padding={4} radius={3} ref={card} shadow={1}>
      <Stack gap={5}>
        <Stack gap={4}>
          <Heading as="h2" ref={heading} size={1} tabIndex={-1}>
            {titleOf(enquiry)}
          </Heading>
          <Text size={1}>{t('enquiries.came', {time: timeOf(enquiry.receivedAt)})}</Text>
          {enquiry.ref !== null && <Text size={1}>{t('enquiries.has-code', {ref: enquiry.ref})}</Text>}
          <Text size={1}>{t('enquiries.origin', {origin: originNameOf(enquiry)})}</Text>
          {enquiry.language !== null && (
            <Text size={1}>{t('enquiries.language', {language: languageNameOf(enquiry.language)})}</Text>
          )}
          {pageUri !== null && !isLinked && (
            <Text size={1} textOverflow="ellipsis">
              {pageUri}
            </Text>
          )}
          <Flex gap={4} wrap="wrap">
            {isLinked && (
              <Text size={1}>
                <a href={pageUri} rel="noreferrer" target="_blank">
                  {t('enquiries.page')}
                </a>
              </Text>
            )}
            <Text size={1}>
              <Link href={`${basePath}/structure/enquiries;${enquiry._id}`}>{t('enquiries.whole')}</Link>
            </Text>
          </Flex>
        </Stack>
        {readStudioSettings().apiHost !== null && <QuotationButton enquiryId={enquiry._id} />}
        <EnquiryForm {...props} />
      </Stack>
    </Card>
  )
}
