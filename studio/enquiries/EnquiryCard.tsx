import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import {WORDS} from '../words.ts'
import {EnquiryForm} from './EnquiryForm.tsx'
import type {EnquiryFormProps} from './EnquiryForm.tsx'
import {useNames} from './use-names.ts'

/** One enquiry: who asked for what and from which advertisement, and what became of it. */
export function EnquiryCard(props: EnquiryFormProps) {
  const {t} = useTranslation(WORDS)
  const {titleOf, originNameOf, languageNameOf, timeOf} = useNames()
  const {enquiry} = props
  return (
    <Card as="section" aria-label={titleOf(enquiry)} border padding={4} radius={3} shadow={1}>
      <Stack gap={5}>
        <Stack gap={4}>
          <Heading as="h2" size={1}>
            {titleOf(enquiry)}
          </Heading>
          <Text size={1}>{t('enquiries.came', {time: timeOf(enquiry.receivedAt)})}</Text>
          {enquiry.ref !== null && <Text size={1}>{t('enquiries.has-code', {ref: enquiry.ref})}</Text>}
          <Text size={1}>{t('enquiries.origin', {origin: originNameOf(enquiry)})}</Text>
          {enquiry.language !== null && (
            <Text size={1}>{t('enquiries.language', {language: languageNameOf(enquiry.language)})}</Text>
          )}
          <Flex gap={4} wrap="wrap">
            {enquiry.product && (
              <Text size={1}>
                <IntentLink intent="edit" params={{id: enquiry.product._id, type: 'product'}}>
                  {t('enquiries.product')}
                </IntentLink>
              </Text>
            )}
            {enquiry.pageUri?.startsWith('http') && (
              <Text size={1}>
                <a href={enquiry.pageUri} rel="noreferrer" target="_blank">
                  {t('enquiries.page')}
                </a>
              </Text>
            )}
            <Text size={1}>
              <IntentLink intent="edit" params={{id: enquiry._id, type: 'lead'}}>
                {t('enquiries.whole')}
              </IntentLink>
            </Text>
          </Flex>
        </Stack>
        <EnquiryForm {...props} />
      </Stack>
    </Card>
  )
}
