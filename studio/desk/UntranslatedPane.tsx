import {Box, Stack, Text} from '@sanity/ui'
import {useTranslation} from 'sanity'
import {useLiveQuery} from '../live/live-query.ts'
import {WORDS} from '../languages/words.ts'
import {CheckRow} from './CheckRow.tsx'
import {PaneBody} from './PaneBody.tsx'
import {TRANSLATION_LISTS, UNTRANSLATED} from './untranslated.ts'

/** How many documents lack translations, and how many have ones of a former English text, in each language. */
export function UntranslatedPane() {
  const {t} = useTranslation(WORDS)
  const counts = useLiveQuery(UNTRANSLATED)
  const isDone = counts !== undefined && Object.values(counts).every((count) => count === 0)
  return (
    <PaneBody isLoading={counts === undefined}>
      <Stack gap={1} padding={2}>
        {isDone && (
          <Box padding={3}>
            <Text size={1}>{t('translations.all-done')}</Text>
          </Box>
        )}
        {TRANSLATION_LISTS.map(({name, language, state}) => (
          <CheckRow
            childId={name}
            count={counts?.[name] ?? 0}
            key={name}
            title={t(`translations.${state}`, {language: t(`language.${language}`)})}
            why={t(`translations.${state}.why`)}
          />
        ))}
      </Stack>
    </PaneBody>
  )
}
