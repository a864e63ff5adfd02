import {Button, Card, Flex, Stack} from '@sanity/ui'
import {useState} from 'react'
import {amountsOf} from '../../contract/quotation/amounts.ts'
import {HSN} from '../../contract/quotation/gst.ts'
import {paiseOf, wrongIn, type Line, type Offer, type Quotation} from '../../contract/quotation/quotation.ts'
import {UNITS} from '../../contract/site/units.ts'
import {useMessages} from '../languages/use-messages.ts'
import {useServer} from '../live/use-answer.ts'
import {useToday} from '../live/use-every-minute.ts'
import {Note, Strong, Tile, Warning} from '../ui/elements.tsx'
import {Choice, Field, Fields, NumberField} from './fields.tsx'
import {Customer, hundredth, Terms, upTo} from './OfferFields.tsx'
import {addressOf, moneyOf, linesOf, offerIn, type Follow} from './quotations.ts'

interface EditorProps {
  stored: Quotation
  /** Code of the shop's state. */
  home: string
  follow: Follow
}

interface Typed {
  /** Revision that the person began to change. */
  rev: string
  offer: Offer
}

/** What was typed and is not saved, by quotation. It survives another tool, and is stored in no browser. */
const unsaved = new Map<string, Typed>()

const isUnread = ({lines, discount, advancePercent}: Offer) =>
  [
    discount.value,
    advancePercent,
    ...lines.flatMap(({quantity, paise, rate}) => [quantity, paise, rate]),
  ].some(Number.isNaN)

/** The draft as it was typed. */
function useTyped({stored, follow}: Pick<EditorProps, 'stored' | 'follow'>) {
  const {_id: id} = stored
  const [typed, setTyped] = useState<Typed>(
    () => unsaved.get(id) ?? {rev: stored._rev, offer: offerIn(stored)},
  )
  const {rev, offer} = typed
  return {
    offer,
    put: (changes: Partial<Offer>) => {
      const next = {rev, offer: {...offer, ...changes}}
      unsaved.set(id, next)
      setTyped(next)
    },
    save: async () => {
      const saved = await follow({action: 'save', id, rev, offer})
      if (saved) setTyped({rev: saved._rev, offer})
      if (saved) unsaved.delete(id)
      return saved
    },
  }
}

/** The form of a draft, with its sums as they are typed. */
export function Editor({stored, home, follow}: EditorProps) {
  const t = useMessages()
  const today = useToday()
  const {_id: id} = stored
  const {offer, put, save} = useTyped({stored, follow})
  const wrong = isUnread(offer) ? 'number' : wrongIn(offer, today)
  return (
    <Tile title={t('quotations.status.draft')}>
      <Customer offer={offer} put={put} />
      <Stack gap={3}>
        {offer.lines.map((line) => (
          <LineFields
            key={line._key}
            line={line}
            put={(changes) =>
              put({
                lines: offer.lines.flatMap((each) =>
                  each._key !== line._key ? each : changes ? {...each, ...changes} : [],
                ),
              })
            }
          />
        ))}
      </Stack>
      <AddLines lines={offer.lines} onAdd={(lines) => put({lines: [...offer.lines, ...lines]})} />
      <Terms offer={offer} put={put} />
      {isUnread(offer) ? null : <Sums home={home} offer={offer} />}
      {wrong && <Warning text={t(`quotations.wrong.${wrong}`)} />}
      <Flex gap={2} wrap="wrap">
        <Button
          disabled={isUnread(offer)}
          mode="ghost"
          onClick={() => void save()}
          padding={4}
          text={t('enquiries.save')}
        />
        <Button
          as="a"
          href={addressOf(stored)}
          mode="ghost"
          padding={4}
          rel="noreferrer"
          target="_blank"
          text={t('quotations.look')}
        />
        <Button
          disabled={wrong !== undefined}
          onClick={() => void save().then((saved) => saved && follow({action: 'send', id}))}
          padding={4}
          text={t('quotations.send')}
          tone="primary"
        />
      </Flex>
    </Tile>
  )
}

/** @param put changes the line; without changes, it removes the line */
function LineFields({line, put}: {line: Line; put: (changes?: Partial<Line>) => void}) {
  const t = useMessages()
  return (
    <Card border padding={3} radius={2}>
      <Fields>
        <Field label={t('quotations.item')} onType={(name) => put({name})} value={line.name} />
        <NumberField
          label={t('quotations.quantity')}
          onChange={(quantity) => put({quantity})}
          read={upTo(50_000)}
          value={line.quantity}
        />
        <Choice
          label={t('quotations.unit')}
          onChoose={(chosen) => put({unit: UNITS.find((each) => each === chosen) ?? line.unit})}
          options={UNITS.map((each) => [each, t(`quotations.unit.${each}`)])}
          value={line.unit}
        />
        <NumberField
          label={t('quotations.price')}
          onChange={(paise) => put({paise})}
          read={paiseOf}
          show={hundredth}
          value={line.paise}
        />
        <Field label="HSN" onType={(hsn) => put({hsn})} value={line.hsn} />
        <NumberField label="GST %" onChange={(rate) => put({rate})} read={upTo(40)} value={line.rate} />
        <Flex align="flex-end">
          <Button mode="bleed" onClick={() => put()} text={t('quotations.remove')} tone="critical" />
        </Flex>
      </Fields>
    </Card>
  )
}

const newKey = () => `line-${Date.now()}`

function AddLines({lines, onAdd}: {lines: readonly Line[]; onAdd: (lines: Line[]) => void}) {
  const t = useMessages()
  const server = useServer()
  const [code, setCode] = useState('')
  const [isMissing, setMissing] = useState(false)
  const add = async () => {
    const found = await linesOf(server, code).catch(() => [])
    setMissing(found.length === 0)
    onAdd(found)
  }
  // What comes with the goods is taxed like them.
  const rate = Math.max(0, ...lines.map((line) => line.rate)) || 18
  const added = (kind: 'free' | 'freight' | 'packing') => {
    const _key = newKey()
    const name = kind === 'free' ? '' : t(`quotations.${kind}`)
    onAdd([{_key, _type: 'quotationLine', kind, name, quantity: 1, unit: 'piece', paise: 0, hsn: HSN, rate}])
  }
  return (
    <Flex align="flex-end" gap={2} wrap="wrap">
      <Field
        label={t('enquiries.number')}
        onType={setCode}
        value={code}
        wrong={isMissing ? t('quotations.no-product') : undefined}
      />
      <Button disabled={code.trim() === ''} onClick={() => void add()} text={t('enquiries.add-now')} />
      {(['free', 'freight', 'packing'] as const).map((kind) => (
        <Button key={kind} mode="ghost" onClick={() => added(kind)} text={t(`quotations.${kind}`)} />
      ))}
    </Flex>
  )
}

function Sums({offer, home}: {offer: Offer; home: string}) {
  const t = useMessages()
  const {taxable, cgst, sgst, igst, total, advance} = amountsOf(offer, home)
  const taxes = igst > 0 ? `IGST ${moneyOf(igst)}` : `CGST ${moneyOf(cgst)} + SGST ${moneyOf(sgst)}`
  return (
    <Stack gap={2}>
      <Strong text={t('quotations.total', {total: moneyOf(total)})} />
      <Note
        text={`${moneyOf(taxable)} + ${taxes} · ${t('quotations.advance-of', {advance: moneyOf(advance)})}`}
      />
    </Stack>
  )
}
