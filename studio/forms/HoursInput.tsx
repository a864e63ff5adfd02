import {AddIcon} from '@sanity/icons/Add'
import {TrashIcon} from '@sanity/icons/Trash'
import {Button, Card, Checkbox, Flex, Stack, Text} from '@sanity/ui'
import {
  getPublishedId,
  getVersionFromId,
  isArrayOfObjectsInputProps,
  set,
  toMutationPatches,
  useDocumentOperation,
  useFormValue,
} from 'sanity'
import type {ArrayOfObjectsInputProps, InputProps} from 'sanity'
import {z} from 'zod'
import {DAYS} from '../../schemas/fields/shop-fields.ts'
import {textAt} from '../../schemas/fields/translated.ts'
import {chosenLanguage} from '../languages/chosen.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Labelled, Note} from '../ui/elements.tsx'
import {ALWAYS, dayName, hoursPatches, openingHours} from './hours.ts'
import {TypedText} from './TypedInput.tsx'

const rows = z.array(
  z.looseObject({
    _key: z.string(),
    days: z.array(z.string()).catch([]),
    opens: z.string().catch(''),
    closes: z.string().catch(''),
  }),
)

type Row = z.infer<typeof rows>[number]

/** Whether an input is the one for the showroom's hours. */
export const isHours = (props: InputProps): props is ArrayOfObjectsInputProps =>
  props.path.length === 1 && props.path[0] === 'opening' && isArrayOfObjectsInputProps(props)

/**
 * The hours of the showroom, written once: from them come the texts that visitors read in three languages, what search
 * engines know, and when the phone is answered. The texts stay as they are until somebody changes something here.
 */
export function HoursInput({value, readOnly, onChange}: ArrayOfObjectsInputProps) {
  const t = useMessages()
  const document = useFormValue([])
  const id = String(useFormValue(['_id']))
  const {patch} = useDocumentOperation(getPublishedId(id), 'siteSettings', getVersionFromId(id))
  const stored = rows.safeParse(value).data ?? []
  const isAlways = textAt(document, ['callHours']) === ALWAYS.en
  const describe = (now: readonly Row[], always: boolean) => {
    const {data} = openingHours.safeParse(now)
    // The input's own `onChange` reaches no other field.
    if (data) patch.execute(toMutationPatches(hoursPatches(document, data, always)))
  }
  const change = (now: Row[]) => {
    onChange(set(now))
    describe(now, isAlways)
  }
  return (
    <Stack gap={3}>
      {stored.map((row) => (
        <Hours
          key={row._key}
          onChange={(fields) => change(stored.map((one) => (one === row ? {...one, ...fields} : one)))}
          onRemove={() => change(stored.filter((one) => one !== row))}
          readOnly={readOnly}
          row={row}
        />
      ))}
      <Button
        disabled={readOnly}
        icon={AddIcon}
        mode="ghost"
        onClick={() => change([...stored, newRow(stored)])}
        text={t('hours.add')}
      />
      <Tick
        isTicked={isAlways}
        onTick={(always) => describe(stored, always)}
        readOnly={readOnly}
        text={t('hours.always')}
      />
      <Note text={t('price.visitors', {price: textAt(document, ['hours'])})} />
    </Stack>
  )
}

/** Hours of the days that no other hours have. */
const newRow = (others: readonly Row[]): Row => ({
  _type: 'openDays',
  _key: crypto.getRandomValues(new Uint32Array(2)).join(''),
  days: DAYS.filter((day) => others.every(({days}) => !days.includes(day))),
  opens: others.at(-1)?.opens ?? '09:00',
  closes: others.at(-1)?.closes ?? '20:00',
})

interface HoursProps {
  row: Row
  readOnly: boolean | undefined
  onChange: (fields: Partial<Row>) => void
  onRemove: () => void
}

function Hours({row, readOnly, onChange, onRemove}: HoursProps) {
  const t = useMessages()
  const {_key: key, days} = row
  const time = (name: 'opens' | 'closes') => (
    <Labelled id={`${key}-${name}`} label={t(`hours.${name}`)}>
      <TypedText
        id={`${key}-${name}`}
        kind="time"
        onStore={(text) => onChange({[name]: String(text ?? '')})}
        readOnly={readOnly}
        stored={row[name]}
      />
    </Labelled>
  )
  return (
    <Card border padding={3} radius={2}>
      <Stack gap={4}>
        <Flex gap={3} wrap="wrap">
          {DAYS.map((day, place) => (
            <Tick
              isTicked={days.includes(day)}
              key={day}
              onTick={(isOpen) =>
                onChange({days: DAYS.filter((each) => (each === day ? isOpen : days.includes(each)))})
              }
              readOnly={readOnly}
              text={dayName(chosenLanguage, place, 'short')}
            />
          ))}
        </Flex>
        <Flex align="flex-end" gap={3} wrap="wrap">
          {time('opens')}
          {time('closes')}
          <Button
            aria-label={t('hours.remove')}
            disabled={readOnly}
            icon={TrashIcon}
            mode="bleed"
            onClick={onRemove}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

interface TickProps {
  text: string
  isTicked: boolean
  readOnly: boolean | undefined
  onTick: (isTicked: boolean) => void
}

const Tick = ({text, isTicked, readOnly, onTick}: TickProps) => (
  <Flex align="center" as="label" gap={2}>
    <Checkbox
      checked={isTicked}
      onChange={(event) => onTick(event.currentTarget.checked)}
      readOnly={readOnly}
    />
    <Text size={1}>{text}</Text>
  </Flex>
)
