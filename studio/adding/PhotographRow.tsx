import {Badge, Box, Card, Checkbox, Flex, Stack, Text, TextInput} from '@sanity/ui'
import {useEffect, useRef, type KeyboardEvent} from 'react'
import {styled} from 'styled-components'
import {useMessages} from '../languages/use-messages.ts'
import type {Photograph} from './photographs.ts'

interface PhotographRowProps {
  photograph: Photograph
  /** Code that the product gets; absent when the photograph is left out. */
  code: string | undefined
  /** Whether name and choice can no longer change. */
  isFixed: boolean
  onEdit: (change: Partial<Pick<Photograph, 'name' | 'isChosen'>>) => void
}

/** One photograph: whether it becomes a product, its code and name, and what is known about it. */
export function PhotographRow({photograph, code, isFixed, onEdit}: PhotographRowProps) {
  const t = useMessages()
  const {file, name, isChosen} = photograph
  return (
    <Card as="li" border padding={2} radius={2} tone={isChosen ? 'default' : 'transparent'}>
      <Flex align="center" gap={3}>
        <Box padding={2}>
          <Checkbox
            aria-label={t('add-many.include', {file: file.name})}
            checked={isChosen}
            disabled={isFixed}
            onChange={(event) => onEdit({isChosen: event.currentTarget.checked})}
          />
        </Box>
        <Thumbnail file={file} />
        <Box flex={1}>
          <Stack gap={2}>
            <TextInput
              aria-label={t('add-many.name', {file: file.name})}
              disabled={isFixed || !isChosen}
              // Smaller letters would make a phone enlarge the page.
              fontSize={2}
              onChange={(event) => onEdit({name: event.currentTarget.value})}
              onKeyDown={toNextName}
              padding={3}
              placeholder={t('add-many.no-name')}
              value={name}
            />
            <Flex align="center" gap={2} wrap="wrap">
              {code && <Badge fontSize={0}>{code}</Badge>}
              <State photograph={photograph} />
            </Flex>
          </Stack>
        </Box>
      </Flex>
    </Card>
  )
}

/** Enter leads to the name of the next photograph, except where the key belongs to the keyboard's list of words. */
function toNextName(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  const names = event.currentTarget
    .closest('ul')
    ?.querySelectorAll<HTMLInputElement>('input[type="text"]:enabled')
  const all = [...(names ?? [])]
  all[all.indexOf(event.currentTarget) + 1]?.focus()
}

function State({photograph}: {photograph: Photograph}) {
  const {file, usedBy, looksLike, isTwin, assetId, failure} = photograph
  const t = useMessages()
  const badge = (tone: 'critical' | 'caution' | 'positive', text: string) => (
    <Badge fontSize={0} tone={tone}>
      {text}
    </Badge>
  )
  if (failure !== undefined) return badge('critical', t('add-many.refused', {reason: failure}))
  if (usedBy !== undefined) return badge('caution', t('add-many.used', {by: usedBy}))
  if (looksLike !== undefined) return badge('caution', t('add-many.looks-like', {other: looksLike}))
  if (isTwin) return badge('caution', t('add-many.twin'))
  if (assetId !== undefined) return badge('positive', t('add-many.uploaded'))
  return (
    <Text muted size={0} textOverflow="ellipsis">
      {file.name}
    </Text>
  )
}

/** A small picture of a file. A browser that cannot show the file, such as HEIC, shows an empty frame. */
function Thumbnail({file}: {file: File}) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    picture.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <Picture alt="" decoding="async" height={60} loading="lazy" ref={picture} width={48} />
}

const Picture = styled.img`
  object-fit: cover;
  flex: none;
  background: var(--card-border-color);
`
