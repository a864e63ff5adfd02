import {Button, Card, Flex, Stack, Text, TextArea} from '@sanity/ui'
import {useEffect, useRef} from 'react'
import {ChangeIndicator, FieldPresence, type ArrayOfObjectsInputProps, type FormNodePresence} from 'sanity'
import {styled} from 'styled-components'
import type {TranslatedLanguage} from '../../contract/text/languages.ts'
import type {TranslatedText} from '../../schemas/fields/translated.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Note} from '../ui/elements.tsx'

interface TranslationBoxProps {
  /** Id of the English text. */
  describedBy: string
  input: ArrayOfObjectsInputProps
  isLong: boolean
  label: string
  language: TranslatedLanguage
  onWrite: (text: string) => void
  presence: readonly FormNodePresence[]
  translated: TranslatedText & {isChanged: boolean}
}

/** A box for a text in one language. When the English text has changed since, the box shows the former English too. */
export function TranslationBox({
  describedBy,
  input,
  isLong,
  label,
  language,
  onWrite,
  presence,
  translated: {path, text, english, before, isChanged},
}: TranslationBoxProps) {
  const t = useMessages()
  const box = useRef<HTMLTextAreaElement>(null)
  const inside = [{_key: language}, ...path]
  const place = ['translations', ...inside]
  const hasFocus = isSame(input.focusPath, inside)
  useEffect(() => {
    // A link of the desk names the text: the Studio puts the focus there.
    if (hasFocus && document.activeElement !== box.current) box.current?.focus()
  }, [hasFocus])
  return (
    <Stack gap={2}>
      <Flex align="center" gap={2} justify="space-between">
        <Note text={t(`language.${language}`)} />
        <FieldPresence maxAvatars={2} presence={presence.filter((other) => isSame(other.path, place))} />
      </Flex>
      <ChangeIndicator hasFocus={hasFocus} isChanged={isChanged} path={place}>
        <Box
          aria-describedby={describedBy}
          aria-label={label}
          data-testid={`translation-${language}-${path.filter((key) => typeof key === 'string').join('.')}`}
          lang={language}
          onChange={(event) => onWrite(event.currentTarget.value)}
          onFocus={() => input.onPathFocus(inside)}
          readOnly={input.readOnly}
          ref={box}
          rows={isLong ? 4 : 1}
          value={text}
        />
      </ChangeIndicator>
      {before !== undefined && (
        <Changed
          before={before}
          label={label}
          now={english}
          onFits={input.readOnly ? undefined : () => onWrite(text)}
        />
      )}
    </Stack>
  )
}

interface ChangedProps {
  /** The English text that was translated. */
  before: string
  label: string
  now: string
  /** Absent where nothing may be changed. */
  onFits: (() => void) | undefined
}

/** Says that the English has changed since it was translated, and keeps the translation on request. */
function Changed({before, label, now, onFits}: ChangedProps) {
  const t = useMessages()
  return (
    <Card padding={3} radius={2} role="note" tone="caution">
      <Stack gap={3}>
        <Text size={1}>{t('translations.changed.why')}</Text>
        <Change label={t('translations.before')} text={before} />
        <Change label={t('translations.now')} text={now} />
        {onFits && (
          <Flex>
            <Button
              aria-label={`${t('translations.fits')}: ${label}`}
              fontSize={1}
              mode="ghost"
              onClick={onFits}
              padding={3}
              text={t('translations.fits')}
            />
          </Flex>
        )}
      </Stack>
    </Card>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function Change({label, text}: {label: string; text: string}) {
  return (
    <Text size={1}>
      {label}: <q lang="en">{text}</q>
    </Text>
  )
}

/** As high as its text, where the browser knows that, and with room above and below the letters of Indian scripts. */
const Box = styled(TextArea)`
  field-sizing: content;
  line-height: 1.6;
`
