import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useState} from 'react'
import {useClient, useTranslation} from 'sanity'
import {IntentLink} from 'sanity/router'
import {WORDS} from '../words.ts'
import {changeOf, writtenOf} from './enquiry.ts'
import type {Enquiry, Written} from './enquiry.ts'
import {saveEnquiry} from './save.ts'
import {useNames} from './use-names.ts'
import {WrittenFields} from './WrittenFields.tsx'

/** One enquiry: who asked for what and from which advertisement, and what became of it. */
export function EnquiryCard({enquiry}: {enquiry: Enquiry}) {
  const {t} = useTranslation(WORDS)
  const {titleOf, originNameOf, languageNameOf, timeOf} = useNames()
  const {written, change, save, phase} = useWritten(enquiry)
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
        <WrittenFields isAmountWrong={phase === 'wrong'} onChange={change} written={written} />
        <Flex align="center" gap={3}>
          <Button
            disabled={phase === 'saving'}
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
    </Card>
  )
}

/** The form: what is stored, until the person types. */
function useWritten(enquiry: Enquiry) {
  const client = useClient({apiVersion: '2025-02-19'})
  const [typed, setTyped] = useState<Written>()
  const [phase, setPhase] = useState<'idle' | 'wrong' | 'saving' | 'saved' | 'failed'>('idle')
  const written = typed ?? writtenOf(enquiry)
  const change = (next: Written) => {
    setTyped(next)
    setPhase('idle')
  }
  const save = async () => {
    const change = changeOf(enquiry, written, new Date())
    if (!change) return setPhase('wrong')
    setPhase('saving')
    try {
      await saveEnquiry(client, enquiry, change)
      setPhase('saved')
    } catch {
      setPhase('failed')
    }
  }
  return {written, phase, change, save}
}
