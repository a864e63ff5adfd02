import {useId, useState} from 'react'
import {styled} from 'styled-components'
import type {DETAILS_RESULT} from '../../schemas/generated/types.ts'
import {deliveryTo, needOf, wasteOf, type Rate} from '../../contract/site/units.ts'
import {MessageLink} from '../availability/Availability.tsx'
import {fieldStyle} from '../design/field.ts'
import {theme} from '../design/theme.ts'
import {lengthOf, sizeOf} from '../scale/size.ts'
import {needRows, type Facts} from './need-rows.ts'
import * as messages from '#messages/calculator'

const LABELS = {width: messages.width, height: messages.height, pin: messages.pin}

interface CalculatorProps {
  /** Absolute address of the product. */
  about: string
  rate: Rate
  shop: NonNullable<DETAILS_RESULT>['shop']
  facts: Facts
}

/** How much of a product a wall or a floor needs, and about what it costs. */
export function Calculator({about, rate, shop, facts}: CalculatorProps) {
  const [texts, setTexts] = useState({width: '', height: '', pin: ''})
  const width = lengthOf(texts.width, 'ft')
  const height = lengthOf(texts.height, 'ft')
  const waste = wasteOf(shop?.waste)
  const bands = shop?.deliveryBands ?? []
  const delivery = deliveryTo(texts.pin, bands)
  const need = width && height && needOf({surface: {width, height}, waste, rate, ...pieceOf(facts)})
  const rows = need ? needRows({need, rate, waste, facts, delivery}) : []
  const field = (name: keyof typeof LABELS, problem: string | false) => (
    <Field
      label={LABELS[name]}
      text={texts[name]}
      problem={problem}
      onText={(text) => setTexts({...texts, [name]: text})}
    />
  )
  return (
    <Frame aria-label={messages.title}>
      <div>
        {field('width', texts.width !== '' && !width && messages.notALength)}
        {field('height', texts.height !== '' && !height && messages.notALength)}
        {bands.length > 0 && field('pin', texts.pin.length > 5 && !delivery && messages.unknownPin)}
      </div>
      <output>
        {rows.map(([name, text]) => (
          <span key={name}>
            {name}: <strong>{text}</strong>
          </span>
        ))}
      </output>
      <small>{need ? messages.estimate : messages.hint}</small>
      {need && (
        <MessageLink
          title={messages.askForThis}
          about={about}
          text={messages.needThis(
            [`${texts.width} × ${texts.height}`, ...rows.map((row) => row.join(': '))].join('\n'),
            about,
          )}
        />
      )}
    </Frame>
  )
}

/** The size of one piece and its weight in grams, where the owner wrote them so that they are understood. */
function pieceOf(facts: Facts) {
  const text = facts?.size ?? ''
  const size = sizeOf(text) ?? sizeOf(text.replace(/[,;].*/s, ''))
  const [, kilos] = /(\d+(?:\.\d+)?)\s*kg/i.exec(facts?.weight ?? '') ?? []
  return {
    piece: size?.width ? {width: size.width * 10, height: size.height * 10} : undefined,
    grams: kilos ? Math.round(Number(kilos) * 1000) : undefined,
  }
}

interface FieldProps {
  label: string
  text: string
  problem: string | false
  onText: (text: string) => void
}

function Field({label, text, problem, onText}: FieldProps) {
  const id = useId()
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          type="text"
          value={text}
          maxLength={40}
          autoComplete="off"
          aria-invalid={Boolean(problem)}
          aria-describedby={problem ? id : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {problem && <small id={id}>{problem}</small>}
    </div>
  )
}

const Frame = styled.section`
  display: grid;
  gap: ${theme.space.xs};
  margin-top: ${theme.space.s};

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: ${theme.space.xs};
  }
  ${fieldStyle}
  output > span {
    display: block;
  }
  small {
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
`
