import {Button, Stack, Text} from '@sanity/ui'
import {useEffect, useEffectEvent, useRef} from 'react'
import {isKeySegment, isPublishedId, set, useFormValue, type InputProps, type StringInputProps} from 'sanity'
import {z} from 'zod'
import {useLiveQuery, type LiveQuery} from '../live/live-query.ts'
import {useMessages} from '../languages/use-messages.ts'
import {proposedDescription} from './description.ts'

const words = z.string().optional().catch(undefined)

/** The fields that a description can use, of a document with a picture. A draft may lack some of the fields. */
const described = z.object({
  name: words,
  title: words,
  category: z.object({_ref: z.string()}).optional().catch(undefined),
  facts: z.object({material: words, size: words}).optional().catch(undefined),
  morePictures: z
    .array(z.object({_key: z.string()}))
    .optional()
    .catch(undefined),
})

const picture = z.object({asset: z.object({_ref: z.string()})})

const CATEGORY: LiveQuery<string | null> = {
  groq: '*[_type == "category" && _id == $id][0].title',
  result: z.string().nullable(),
}

/** Whether an input is the one for the description of a picture. */
export const isDescription = (props: InputProps): props is StringInputProps =>
  props.path.at(-1) === 'alt' && props.schemaType.jsonType === 'string'

/**
 * The description of a picture. A picture that somebody adds gets one from the name and the facts, which follows them until
 * a person writes another. A button proposes one for a picture that has none.
 */
export function DescriptionInput(props: StringInputProps) {
  const {path, value, readOnly, onChange} = props
  const t = useMessages()
  const hasPicture = picture.safeParse(useFormValue(path.slice(0, -1))).success
  const proposal = useProposal(path)
  const made = useRef<string>(undefined)
  // A document without a draft is only looked at: filling in a description would make a draft.
  const isEdited = !isPublishedId(String(useFormValue(['_id'])))
  const follow = useEffectEvent((words: string) => {
    if (readOnly || !isEdited || (value && value !== made.current)) return
    made.current = words
    onChange(set(words))
  })
  useEffect(() => {
    if (hasPicture && proposal !== undefined) follow(proposal)
  }, [hasPicture, proposal])
  return (
    <Stack gap={2}>
      {/* In the same place with and without a proposal, so that typing the first letter does not lose the focus. */}
      {props.renderDefault(props)}
      {hasPicture && !value && !readOnly && proposal !== undefined && (
        <Button
          justify="flex-start"
          mode="ghost"
          onClick={() => onChange(set(proposal))}
          padding={3}
          style={{textAlign: 'left', whiteSpace: 'normal'}}
        >
          {/* The whole proposal can be read before it is used, on a phone too. */}
          <Text size={1}>{t('description.use', {description: proposal})}</Text>
        </Button>
      )}
    </Stack>
  )
}

/** What the name and the facts of the document say about a picture. */
function useProposal(path: StringInputProps['path']): string | undefined {
  const {name, title, category, facts, morePictures} = described.safeParse(useFormValue([])).data ?? {}
  const kind = useLiveQuery(CATEGORY, {id: category?._ref ?? ''}) ?? undefined
  const product = {name: name ?? title ?? '', category: kind, material: facts?.material, size: facts?.size}
  const keys = path.map((segment) => (isKeySegment(segment) ? segment._key : undefined))
  const place = morePictures?.findIndex(({_key}) => keys.includes(_key)) ?? -1
  // The picture of the card is the first one.
  return proposedDescription(product, place < 0 ? 1 : place + 2)
}
