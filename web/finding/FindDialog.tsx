import {useDeferredValue, useEffect, useId, useMemo, useState, type KeyboardEvent, useRef} from 'react'
import {useQuery} from '@tanstack/react-query'
import {styled} from 'styled-components'
import {prefix} from '#messages/language'
import {indexQuery} from '../catalogue/index.queries.ts'
import {MAX_QUERY_LENGTH} from '../catalogue/designs-search.ts'
import {Button} from '../design/Button.tsx'
import {Dialog} from '../design/Dialog.tsx'
import {fieldStyle} from '../design/field.ts'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {theme} from '../design/theme.ts'
import {findProducts, prepareSearch, type Entry} from '../catalogue/find.ts'
import {Suggestions} from './Suggestions.tsx'
import * as messages from '#messages/find-dialog'
import {useNavigate, useRouter} from '@tanstack/react-router'
import {track} from '../report/tracking.ts'

const SUGGESTIONS = 6

/**
 * Search as the visitor types: a combobox of the ARIA patterns. Arrow keys choose a product and Enter opens it. Without
 * a choice, Enter shows all results.
 */
export function FindDialog() {
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const {found, total, isError} = useFound(useDeferredValue(text))
  const q = text.trim()
  const {close, showAll, open} = useLeave(q)
  const chosen = found[active]
  const shown = chosen ? `${id}-list-${active}` : `${id}-text`
  useEffect(() => {
    // New browsers return a promise, which is no clean-up.
    document.getElementById(shown)?.scrollIntoView({block: 'nearest'})
  }, [shown])

  return (
    <Dialog title={messages.findADesign} onClose={close} isAtTop>
      <search>
        <Form
          action={`${prefix}/designs`}
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen) open(chosen)
            else showAll()
          }}
        >
          <label htmlFor={`${id}-text`}>
            <span>{messages.nameNumberOrKind}</span>
          </label>
          <input
            id={`${id}-text`}
            type="search"
            value={text}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && shown}
            data-first-focus
            onKeyDown={(event) => setActive(stepped(event, active, found.length))}
            onChange={(event) => {
              setText(event.target.value)
              setActive(-1)
            }}
          />
          <Suggestions id={`${id}-list`} found={found} active={active} onOpen={open} />
          <output>{statusOf({q, total, isError})}</output>
          <Actions isChosen={chosen !== undefined} onCancel={close} />
        </Form>
      </search>
    </Dialog>
  )
}

function Actions({isChosen, onCancel}: {isChosen: boolean; onCancel: () => void}) {
  return (
    <div className="actions">
      <Button type="button" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button type="submit" $tone="primary">
        <Icon shape={shapes.search} />
        {isChosen ? messages.openThisDesign : messages.showAllResults}
      </Button>
    </div>
  )
}

/** The best matches, once the index is loaded. */
function useFound(text: string) {
  const {data: index, isLoadingError: isError} = useQuery(indexQuery())
  useEffect(() => {
    if (index) void prepareSearch(index)
  }, [index])
  // Each key renders twice: first with the results of the key before.
  const all = useMemo(
    () => (index && text.trim() ? findProducts(index, {q: text, categories: []}) : []),
    [index, text],
  )
  return {found: all.slice(0, SUGGESTIONS), total: index && all.length, isError}
}

/** Index of the option after a key, in a circle that includes the field itself (-1). */
function stepped(event: KeyboardEvent, active: number, count: number): number {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || count === 0) return active
  event.preventDefault()
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

interface Status {
  q: string
  /** Number of results. Undefined while the index loads. */
  total?: number
  isError: boolean
}

function statusOf({q, total, isError}: Status) {
  if (isError) return messages.notAvailable
  if (!q) return messages.examples
  if (total === undefined) return messages.searching
  if (total === 0) return messages.noDesignMatches
  return messages.found(total)
}

const Form = styled.form`
  display: grid;
  gap: 0.5rem;
  ${fieldStyle}

  output {
    color: ${theme.color.quiet};
  }
`

/** Ways out of the search: back to the page below, to a product, or to all results. */
function useLeave(q: string) {
  const router = useRouter()
  const navigate = useNavigate()
  const isLeaving = useRef(false)

  function leave() {
    isLeaving.current = true
    if (q) track('search', {search_term: q})
  }

  return {
    close: () => {
      if (isLeaving.current) return
      isLeaving.current = true
      router.history.back()
    },
    // The new page replaces the history entry of the dialog, so that Back leads to where the search began.
    showAll: () => {
      leave()
      void navigate({to: '/designs', search: {view: 'all', q: q || undefined}, replace: true})
    },
    open: ({category, productId}: Entry) => {
      leave()
      void navigate({
        to: '/designs/$category',
        params: {category},
        search: {item: productId},
        replace: true,
      })
    },
  }
}
