import {Card, Stack, Text} from '@sanity/ui'
import {useId} from 'react'
import type {ArrayOfObjectsInputProps, FormNodePresence, SchemaType} from 'sanity'
import {styled} from 'styled-components'
import type {TranslatedLanguage} from '../../contract/text/languages.ts'
import type {TranslatedText, TranslatedType} from '../../schemas/fields/translated.ts'
import {fieldAt} from '../lib/field-at.ts'
import {useMessages} from '../languages/use-messages.ts'
import {patchesFor} from './patches.ts'
import {TranslationBox} from './TranslationBox.tsx'
import {Note, Strong} from '../ui/elements.tsx'

interface TextRowProps {
  document: unknown
  input: ArrayOfObjectsInputProps
  presence: readonly FormNodePresence[]
  /** One text in each language. */
  texts: readonly (TranslatedText & {language: TranslatedLanguage; isChanged: boolean})[]
  type: TranslatedType
}

/** One text: its English, and below it a box for each language. */
export function TextRow({document, input, presence, texts, type}: TextRowProps) {
  const t = useMessages()
  const englishId = useId()
  const [text] = texts
  if (!text) return null
  const field = fieldAt(input.schemaType.of[0], text.path)
  const title = String(field?.title ?? field?.name)
  return (
    <Stack as="section" gap={3}>
      <Strong text={title} />
      <Columns>
        <English border id={englishId} lang="en" padding={3} radius={2} tone="transparent">
          <Stack gap={3}>
            <Note text={t('language.en')} />
            <Words size={2}>{text.english}</Words>
          </Stack>
        </English>
        {texts.map(({language, ...translated}) => (
          <TranslationBox
            describedBy={englishId}
            input={input}
            isLong={field?.name !== undefined && isParagraph(field)}
            key={language}
            label={t('translations.box', {title, language: t(`language.${language}`)})}
            language={language}
            onWrite={(words) => {
              const {path, english} = translated
              input.onChange(patchesFor({type, language, path, english, text: words}, document))
            }}
            presence={presence}
            translated={translated}
          />
        ))}
      </Columns>
    </Stack>
  )
}

const isParagraph = (type: SchemaType): boolean =>
  type.name === 'text' || (type.type !== undefined && type.type !== null && isParagraph(type.type))

/** The languages beside each other, on a phone below each other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
  gap: 0.75rem;
`

/** Above the boxes: a text may be long. */
const English = styled(Card)`
  grid-column: 1 / -1;
`

const Words = styled(Text)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
