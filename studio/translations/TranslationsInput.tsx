import {Badge, Flex, Stack} from '@sanity/ui'
import {useDocumentPresence, useFormValue, isArrayOfObjectsInputProps} from 'sanity'
import type {ArrayOfObjectsInputProps, InputProps} from 'sanity'
import {TRANSLATED_LANGUAGES} from '../../contract/text/languages.ts'
import {fieldOf, isTranslatedType, textsOf} from '../../schemas/fields/translated.ts'
import type {TranslatedText, TranslatedType} from '../../schemas/fields/translated.ts'
import {useMessages} from '../languages/use-messages.ts'
import {TextRow} from './TextRow.tsx'
import {Note, Strong} from '../ui/elements.tsx'

/** Whether an input is the one for the translations of a document. */
export const isTranslations = (props: InputProps): props is ArrayOfObjectsInputProps =>
  props.path.length === 1 && props.path[0] === 'translations' && isArrayOfObjectsInputProps(props)

/** All texts of a document in English, each with boxes for its translations. */
export function TranslationsInput(props: ArrayOfObjectsInputProps) {
  const document = useFormValue([])
  const type = fieldOf(document, '_type')
  return typeof type === 'string' && isTranslatedType(type) ? (
    <Texts document={document} input={props} type={type} />
  ) : (
    props.renderDefault(props)
  )
}

interface TextsProps {
  document: unknown
  input: ArrayOfObjectsInputProps
  type: TranslatedType
}

function Texts({document, input, type}: TextsProps) {
  const t = useMessages()
  const id = String(fieldOf(document, '_id')).replace(/^drafts\.|^versions\.[^.]+\./, '')
  const presence = useDocumentPresence(id)
  const before = Object.assign({}, document, {translations: input.compareValue})
  const languages = TRANSLATED_LANGUAGES.map((language) => ({
    language,
    texts: textsOf(type, document, language),
    before: textsOf(type, before, language),
  }))
  const english = languages[0]?.texts ?? []
  if (english.length === 0) return <Note text={t('translations.no-texts')} />
  return (
    <Stack gap={5}>
      <Flex gap={4} wrap="wrap">
        {languages.map(({language, texts}) => (
          <Progress key={language} name={t(`language.${language}`)} texts={texts} />
        ))}
      </Flex>
      {english.map(({path}, index) => (
        <TextRow
          document={document}
          input={input}
          key={JSON.stringify(path)}
          presence={presence}
          texts={languages.flatMap(({language, texts, before}) => {
            const text = texts[index]
            return text ? [{...text, language, isChanged: text.text !== before[index]?.text}] : []
          })}
          type={type}
        />
      ))}
    </Stack>
  )
}

/** Numbers of missing and outdated translations in one language. */
function Progress({name, texts}: {name: string; texts: readonly TranslatedText[]}) {
  const t = useMessages()
  const missing = texts.filter(({text}) => text === '').length
  const toCheck = texts.filter(({before}) => before !== undefined).length
  return (
    <Flex align="center" gap={2}>
      <Strong text={name} />
      {missing > 0 && <Badge tone="caution">{t('translations.left', {count: missing})}</Badge>}
      {toCheck > 0 && <Badge tone="caution">{t('translations.to-check', {count: toCheck})}</Badge>}
      {missing + toCheck === 0 && <Badge tone="positive">{t('translations.done')}</Badge>}
    </Flex>
  )
}
