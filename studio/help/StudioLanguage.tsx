import {Button, Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import {useLocale, useTranslation} from 'sanity'
import {WORDS} from '../languages/words.ts'

/** The languages of the Studio, each by its own name, so that people find theirs in any of them. */
export function StudioLanguage() {
  const {t} = useTranslation(WORDS)
  const {locales, currentLocale, changeLocale} = useLocale()
  const headingId = useId()
  return (
    <Card aria-labelledby={headingId} as="section" border padding={4} radius={3}>
      <Stack gap={4}>
        <Heading as="h2" id={headingId} size={1}>
          {t('help.language')}
        </Heading>
        <Flex gap={2} wrap="wrap">
          {locales.map(({id, title}) => (
            <Button
              aria-pressed={id === currentLocale.id}
              key={id}
              lang={id}
              mode="ghost"
              onClick={() => void changeLocale(id)}
              padding={3}
              selected={id === currentLocale.id}
              text={id === 'en-US' ? 'English' : title}
            />
          ))}
        </Flex>
        <Text muted size={1}>
          {t('help.language.why')}
        </Text>
      </Stack>
    </Card>
  )
}
