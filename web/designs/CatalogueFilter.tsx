import {useEffect, useRef, useState} from 'react'
import {useSuspenseQuery} from '@tanstack/react-query'
import {useLocation, useNavigate} from '@tanstack/react-router'
import {styled} from 'styled-components'
import {prefix} from '#messages/language'
import {categoriesQuery} from '../catalogue/categories.queries.ts'
import {Button} from '../design/Button.tsx'
import {fieldStyle} from '../design/field.ts'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {from, theme} from '../design/theme.ts'
import {alive} from '../device/alive.ts'
import {advertisingOf, pairsOf} from '../links/search.ts'
import {track} from '../report/tracking.ts'
import {useShop} from '../shop/ShopContext.tsx'
import {
  filterOf,
  MAX_QUERY_LENGTH,
  searchOfForm,
  validateDesigns,
  type DesignsSearch,
  type Filter,
  type Sort,
} from '../catalogue/designs-search.ts'
import {bandLabel, bandsBetween} from '../catalogue/price-bands.ts'
import * as messages from '#messages/all-products'

/**
 * Selects and sorts products. Without script it is a plain form. With script each choice takes effect at once, and Back
 * undoes it.
 */
export function CatalogueFilter({search}: {search: DesignsSearch}) {
  const [form, show] = useFormOfAddress()

  return (
    <search data-keeps-focus="">
      <Form
        ref={form}
        action={`${prefix}/designs`}
        onChange={(event) => {
          const {target, currentTarget} = event
          const isText = target instanceof HTMLInputElement && target.type === 'search'
          if (!isText) show(currentTarget)
        }}
        onSubmit={(event) => {
          event.preventDefault()
          const q = show(event.currentTarget)
          if (q) track('search', {search_term: q})
        }}
      >
        <input type="hidden" name="view" value="all" />
        <Advertising />
        <label className="words">
          <span>{messages.nameNumberOrKind}</span>
          <input
            type="search"
            name="q"
            defaultValue={search.q}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
          />
        </label>
        <Prices chosen={search.price} />
        <Choice
          name="availability"
          label={messages.availability}
          none={messages.anyAvailability}
          value={search.availability}
          choices={AVAILABILITIES}
        />
        <Choice
          name="sort"
          label={messages.sortBy}
          none={search.q ? messages.bestMatch : messages.shopsOrder}
          value={search.sort}
          choices={SORTS}
        />
        <Categories chosen={filterOf(search).categories} />
        <Button type="submit" $tone="primary">
          <Icon shape={shapes.search} />
          {messages.showDesigns}
        </Button>
      </Form>
    </search>
  )
}

/**
 * Keeps a form at the address, unless the visitor changed the form before this script ran. The page comes after the
 * address, and would undo what the visitor has chosen since.
 * @returns the form, and a function that shows what it selects
 */
function useFormOfAddress() {
  const {search} = useLocation()
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  /** The words that the form was last filled with, or has sent. Null: neither yet. */
  const known = useRef<string | null | undefined>(null)

  // A choice itself is painted first: navigation waits for the paint. Another choice that is made until then goes with it.
  function show(form: HTMLFormElement) {
    const chosen = () => searchOfForm(new FormData(form))
    const sent = chosen().q
    known.current = sent
    void navigate({to: '/designs', search: () => ({...chosen(), q: sent}), resetScroll: false})
    return sent
  }

  useEffect(() => {
    const form = ref.current
    alive(form)
    const shown = validateDesigns(search)
    // The form stays as it is when the visitor leaves.
    if (!form || shown.view !== 'all') return
    const {early} = form
    form.early = undefined
    if (early) {
      show(form)
      return
    }
    // Words that the visitor types are not sent before the end.
    if (early === undefined) fillForm(form, filterOf(shown), known.current !== shown.q)
    known.current = shown.q
    // oxlint-disable-next-line react/exhaustive-deps -- `show` is a new function each time, and does the same
  }, [search])
  return [ref, show] as const
}

function Categories({chosen}: {chosen: string[]}) {
  const {data: categories} = useSuspenseQuery(categoriesQuery())
  const [isOpenAtFirst] = useState(chosen.length > 0)
  return (
    <details open={isOpenAtFirst}>
      <summary>{chosen.length > 0 ? messages.categoriesChosen(chosen.length) : messages.categories}</summary>
      <fieldset>
        <legend>{messages.onlyTheseCategories}</legend>
        {categories.map(({slug, title}) => (
          <label key={slug}>
            <input type="checkbox" name="category" value={slug} defaultChecked={chosen.includes(slug)} />
            {title.replaceAll('-', ' ')}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** The owner's price bands, plus the chosen one when it comes from an older link. */
function Prices({chosen}: {chosen?: string}) {
  const shop = useShop()
  const names = bandsBetween(shop.priceLimits).concat(chosen ?? [])
  // The chosen band may be among them already. An object keeps one key for both.
  const choices = Object.fromEntries(names.map((name) => [name, bandLabel(name)]))
  return (
    <Choice name="price" label={messages.price} none={messages.anyPrice} value={chosen} choices={choices} />
  )
}

const AVAILABILITIES = {ready: messages.ready, toOrder: messages.toOrder, oneOfAKind: messages.oneOfAKind}

const SORTS: Record<Sort, string> = {
  price: messages.cheapestFirst,
  'price-down': messages.dearestFirst,
  name: messages.byName,
}

interface ChoiceProps {
  name: string
  label: string
  /** Text of the empty choice. */
  none: string
  value?: string
  choices: Record<string, string>
}

function Choice({name, label, none, value, choices}: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        <option value="">{none}</option>
        {Object.entries(choices).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A browser that sends a form drops the parameters of the address. Hidden fields keep the advertising ones. */
function Advertising() {
  return pairsOf(advertisingOf(useLocation().search)).map(([name, value], index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a name may occur twice, with the same value
    <input key={index} type="hidden" name={name} value={value} />
  ))
}

/**
 * Sets the form to the address, which Back may have changed.
 * @param hasOtherWords otherwise the text field stays: the visitor may have typed since
 */
function fillForm(form: HTMLFormElement, {q, categories, ...chosen}: Filter, hasOtherWords: boolean) {
  const selected = new Map(Object.entries(chosen))
  for (const element of form.elements) {
    if (element instanceof HTMLSelectElement) element.value = selected.get(element.name) ?? ''
    if (!(element instanceof HTMLInputElement)) continue
    if (element.type === 'search' && hasOtherWords) element.value = q ?? ''
    if (element.type === 'checkbox') element.checked = categories.includes(element.value)
  }
}

const Form = styled.form`
  display: grid;
  /* One below the other, where the names of the orders would be cut. */
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: ${theme.space.s};
  margin-top: ${theme.space.l};

  > * {
    grid-column: 1 / -1;
    min-width: 0;
  }
  > label:not(.words) {
    grid-column: auto;
  }
  ${fieldStyle}
  summary {
    min-height: 2.75rem;
    padding-block: 0.5rem;
    cursor: pointer;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding-bottom: ${theme.space.xs};
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
  }
  fieldset label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding-inline: 0.875rem;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    cursor: pointer;
  }
  fieldset label:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.raised};
  }
  [type='checkbox'] {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${theme.color.accent};
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr 1fr auto;
    align-items: end;

    > button {
      grid-row: 2;
      grid-column: 4;
    }
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto auto auto auto;

    > .words {
      grid-column: auto;
    }
    > button {
      grid-row: 1;
      grid-column: 5;
    }
  }
`
