import {Stack, TextArea} from '@sanity/ui'
import {useId} from 'react'
import {STATES} from '../../contract/quotation/gst.ts'
import {paiseOf, type Offer} from '../../contract/quotation/quotation.ts'
import {LANGUAGES} from '../../contract/text/languages.ts'
import {useMessages} from '../languages/use-messages.ts'
import {Labelled} from '../ui/elements.tsx'
import {Choice, Field, Fields, NumberField} from './fields.tsx'
import {numberOf} from './quotations.ts'

/** Reads a percentage: hundredths of a percent are its unit. */
const pointsOf = (typed: string) => {
  const percent = numberOf(typed)
  return percent === undefined || percent > 100 ? undefined : Math.round(percent * 100)
}
/** Shows hundredths. */
export const hundredth = (value: number) => String(value / 100)
/** Reads a number that is not larger than another one. */
export const upTo = (most: number) => (typed: string) => {
  const number = numberOf(typed)
  return number === undefined || number > most ? undefined : number
}

interface PartProps {
  offer: Offer
  put: (changes: Partial<Offer>) => void
}

/** For whom a quotation is, and where its goods go. */
export function Customer({offer: {customer, language}, put}: PartProps) {
  const t = useMessages()
  const set = (changes: Partial<Offer['customer']>) => put({customer: {...customer, ...changes}})
  return (
    <Fields>
      <Field label={t('enquiries.person')} onType={(name) => set({name})} value={customer.name} />
      <Field
        label={t('enquiries.phone')}
        onType={(phone) => set({phone})}
        type="tel"
        value={customer.phone}
      />
      <Field label={t('quotations.address')} onType={(address) => set({address})} value={customer.address} />
      <Field
        label="GSTIN"
        onType={(gstin) => set({gstin: gstin.trim().toUpperCase()})}
        value={customer.gstin}
      />
      <Choice
        label={t('quotations.state')}
        onChoose={(state) => set({state})}
        options={[['', ''], ...STATES]}
        value={customer.state}
      />
      <Choice
        label={t('quotations.language')}
        onChoose={(chosen) => put({language: LANGUAGES.find((each) => each === chosen) ?? language})}
        options={LANGUAGES.map((each) => [each, t(`language.${each}`)])}
        value={language}
      />
    </Fields>
  )
}

/** Discount, tax in prices, advance, days and a note. */
export function Terms({offer, put}: PartProps) {
  const t = useMessages()
  const id = useId()
  const {discount, isInclusive, advancePercent, validUntil, leadTime, note} = offer
  const isPercent = discount.kind === 'percent'
  return (
    <Stack gap={4}>
      <Fields>
        <Choice
          label={t('quotations.discount')}
          onChoose={(kind) => put({discount: {kind: kind === 'percent' ? 'percent' : 'amount', value: 0}})}
          options={[
            ['percent', '%'],
            ['amount', '₹'],
          ]}
          value={discount.kind}
        />
        <NumberField
          key={discount.kind}
          label={isPercent ? '%' : '₹'}
          onChange={(value) => put({discount: {...discount, value}})}
          read={isPercent ? pointsOf : paiseOf}
          show={hundredth}
          value={discount.value}
        />
        <Choice
          label={t('quotations.prices')}
          onChoose={(chosen) => put({isInclusive: chosen === 'with'})}
          options={[
            ['without', t('quotations.without-tax')],
            ['with', t('quotations.with-tax')],
          ]}
          value={isInclusive ? 'with' : 'without'}
        />
        <NumberField
          label={t('quotations.advance')}
          onChange={(percent) => put({advancePercent: Math.round(percent)})}
          read={upTo(100)}
          value={advancePercent}
        />
        <Field
          label={t('quotations.valid')}
          onType={(day) => put({validUntil: day || validUntil})}
          type="date"
          value={validUntil}
        />
        <Field label={t('quotations.lead-time')} onType={(text) => put({leadTime: text})} value={leadTime} />
      </Fields>
      <Labelled id={id} label={t('enquiries.note')}>
        <TextArea
          id={id}
          onChange={({currentTarget}) => put({note: currentTarget.value})}
          rows={3}
          value={note}
        />
      </Labelled>
    </Stack>
  )
}
