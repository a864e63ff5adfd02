import {useEffect, useRef, useState} from 'react'
import {Button} from '../design/Button.tsx'
import type {Env} from '../env.ts'
import {advertisingOf, parseSearch, stringifySearch} from '../search.ts'
import type {Purpose} from '../consent/guard.ts'

export interface Question {
  env: Env
  /** The purposes that the visitor has allowed. Absent: the visitor has not chosen yet. */
  chosen?: readonly Purpose[] | undefined
  /** The visitor opened the panel, so it takes the focus and shows each purpose. */
  isWanted: boolean
  onChoose: (purposes: Purpose[]) => void
}

/**
 * Asks what the shop may do. Yes and no are the same size and one tap away. The page behind stays usable, and the
 * contact buttons at the lower edge stay free.
 */
export function ChoicePanel({env, chosen = [], isWanted, onChoose}: Question) {
  const [isOpen, setOpen] = useState(isWanted)
  const [allowed, setAllowed] = useState(chosen)
  const panel = useRef<HTMLElement>(null)
  const all = PURPOSES.filter((purpose) => purpose === 'advertising' || hasStatistics(env))
  const allow = (purpose: Purpose, isAllowed: boolean) =>
    setAllowed(all.filter((each) => (each === purpose ? isAllowed : allowed.includes(each))))

  useEffect(() => {
    if (isWanted) panel.current?.focus()
  }, [isWanted])
  // After each rendering, because the purposes make the panel higher.
  useEffect(() => {
    document.documentElement.style.setProperty('--panel', `${panel.current?.offsetHeight ?? 0}px`)
  })

  return (
    <section ref={panel} tabIndex={-1} aria-label="Privacy choices" className="choices">
      <strong>Privacy choices</strong>
      <p>
        May we measure which advertisements bring visitors? Until you say yes, nothing is loaded from
        advertising companies. <a href={NOTICE + advertising()}>Privacy</a>
      </p>
      {isOpen &&
        all.map((purpose) => (
          <label key={purpose}>
            <input
              type="checkbox"
              checked={allowed.includes(purpose)}
              onChange={({target}) => allow(purpose, target.checked)}
            />
            <span>{WORDS[purpose]}</span>
          </label>
        ))}
      <div>
        <Button type="button" $tone="primary" onClick={() => onChoose(all)}>
          Accept all
        </Button>
        <Button type="button" $tone="primary" onClick={() => onChoose([])}>
          Reject all
        </Button>
        <Button type="button" onClick={() => (isOpen ? onChoose([...allowed]) : setOpen(true))}>
          {isOpen ? 'Save my choice' : 'Choose'}
        </Button>
      </div>
    </section>
  )
}

const PURPOSES = ['advertising', 'statistics'] as const

const WORDS: Record<Purpose, string> = {
  advertising:
    'Advertising: remember the advertisement that led you here, and tell its company when you contact us.',
  statistics: 'Statistics: let a company count the pages that you open, and the errors on them.',
}

/** Whether the shop has something that only statistics allow. */
const hasStatistics = ({gaMeasurementId, formsErrorsUrl}: Env) => Boolean(gaMeasurementId ?? formsErrorsUrl)

const NOTICE = '/privacy'

/** Parameters of the advertisement, which every link inside the site carries. */
const advertising = () => stringifySearch(advertisingOf(parseSearch(location.search)))
