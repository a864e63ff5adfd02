import {Box, Button, Card, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {useId, useState} from 'react'
import type {ObjectInputProps, SchemaType} from 'sanity'
import type {Key} from '../../schemas/fields/translated.ts'
import {timeOf} from '../languages/chosen.ts'
import {fieldAt} from '../lib/field-at.ts'
import {useMessages} from '../languages/use-messages.ts'
import {textsIn, together, type Missing} from './changes.ts'

interface OfferProps extends Pick<ObjectInputProps, 'schemaType'> {
  at: number
  missing: readonly Missing[]
  onPutBack: (chosen: readonly Missing[]) => void
  onDiscard: () => void
}

/** Offers the changes that were never stored. A field that somebody else has changed since is put back only on request. */
export function Offer({at, missing, schemaType, onPutBack, onDiscard}: OfferProps) {
  const t = useMessages()
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  const items = together(missing).map((changes) => {
    const [shown] = changes.toSorted((one, other) => one.path.length - other.path.length)
    const name = JSON.stringify(shown?.path)
    const hasPlace = changes.every((change) => change.hasPlace)
    const isTouched = changes.some((change) => change.isTouched)
    return {name, changes, shown, hasPlace, isTouched, isChosen: hasPlace && (choices[name] ?? !isTouched)}
  })
  const chosen = items.flatMap(({isChosen, changes}) => (isChosen ? changes : []))
  return (
    <Card border padding={4} radius={2} role="alert" tone="caution">
      <Stack gap={4}>
        <Text size={1}>{t('pending-edits.typed', {time: timeOf(at)})}</Text>
        {items.map(
          ({name, shown, isTouched, isChosen}) =>
            shown && (
              <Item
                change={{...shown, isTouched}}
                isChosen={isChosen}
                key={name}
                onChoose={(isChosen) => setChoices({...choices, [name]: isChosen})}
                title={titleIn(schemaType, shown.path)}
              />
            ),
        )}
        <Flex gap={2} wrap="wrap">
          <Button
            disabled={chosen.length === 0}
            onClick={() => onPutBack(chosen)}
            text={t('pending-edits.put-back')}
            tone="primary"
          />
          <Button mode="ghost" onClick={onDiscard} text={t('pending-edits.discard')} />
        </Flex>
      </Stack>
    </Card>
  )
}

interface ItemProps {
  change: Missing
  title: string
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Item({change: {after, now, isTouched, hasPlace}, title, isChosen, onChoose}: ItemProps) {
  const t = useMessages()
  const id = useId()
  const shownText = (value: unknown) =>
    value === null ? t('pending-edits.empty') : textsIn(value).join(' · ') || t('pending-edits.no-text')
  return (
    <Stack gap={3}>
      <Flex align="center" gap={3}>
        <Checkbox
          checked={isChosen}
          disabled={!hasPlace}
          id={id}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Box flex={1}>
          <Text as="label" htmlFor={id} size={1}>
            <strong>{title}</strong> {shownText(after)}
          </Text>
        </Box>
      </Flex>
      {isTouched && (
        <Text size={1}>
          {hasPlace ? t('pending-edits.touched', {text: shownText(now)}) : t('pending-edits.no-place')}
        </Text>
      )}
    </Stack>
  )
}

/** Titles of the fields on the way to a value. */
const titleIn = (schemaType: SchemaType, path: readonly Key[]): string =>
  path
    .flatMap((key, place) =>
      typeof key === 'string' ? (fieldAt(schemaType, path.slice(0, place + 1))?.title ?? key) : [],
    )
    .join(' › ')
