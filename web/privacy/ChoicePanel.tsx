import {useEffect, useRef, useState} from 'react'
import {Button} from '../design/Button.tsx'
import type {Env} from '../../contract/site/env.ts'
import {PURPOSES, type Purpose} from '../../contract/enquiry/enquiry.ts'
import * as messages from '#messages/consent'
import {createRoot} from 'react-dom/client'
import {PANEL_STYLE} from './panel-style.ts'

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
function ChoicePanel({env, chosen = [], isWanted, onChoose}: Question) {
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
    leaveSpace(`${panel.current?.offsetHeight}px`)
    return () => leaveSpace('')
  })

  return (
    <section ref={panel} tabIndex={-1} aria-label={messages.privacyChoices} className="choices">
      <strong>{messages.privacyChoices}</strong>
      <p>
        {messages.question} <a href={noticeAddress()}>{messages.privacy}</a>
      </p>
      {isOpen &&
        all.map((purpose) => (
          <label key={purpose}>
            <input
              type="checkbox"
              checked={allowed.includes(purpose)}
              onChange={({target}) => allow(purpose, target.checked)}
            />
            <span>{PURPOSE_WORDS[purpose]}</span>
          </label>
        ))}
      <div>
        <Button type="button" $tone="primary" onClick={() => onChoose(all)}>
          {messages.acceptAll}
        </Button>
        <Button type="button" $tone="primary" onClick={() => onChoose([])}>
          {messages.rejectAll}
        </Button>
        <Button
          type="button"
          className="other"
          onClick={() => (isOpen ? onChoose([...allowed]) : setOpen(true))}
        >
          {isOpen ? messages.saveMyChoice : messages.choose}
        </Button>
      </div>
    </section>
  )
}

const leaveSpace = (height: string) => document.documentElement.style.setProperty('--panel', height)

const PURPOSE_WORDS: Record<Purpose, string> = {
  advertising: messages.advertising,
  statistics: messages.statistics,
}

/** Whether the shop has something that only statistics allow. */
const hasStatistics = ({gaMeasurementId, formsErrorsUrl}: Env) => Boolean(gaMeasurementId ?? formsErrorsUrl)

/** As in the footer, whose link carries the parameters of the advertisement. */
const noticeAddress = () => document.querySelector<HTMLAnchorElement>('[data-notice]')?.href

let close = () => {}

/** Before the question: the link that skips to the content, and the button that closes an open product. */
const PLACES = '[data-before-notices], [data-modal][open] > [data-close]'

/**
 * Shows the question, where keyboards and screen readers meet it early. An open product makes the rest of the page inert,
 * so the question moves into the product, and back. It is above the page and moves nothing. Escape closes it when the
 * visitor opened it.
 * @param opener gets the focus back
 */
export function showPanel(question: Question, opener?: HTMLElement): void {
  close()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PANEL_STYLE)
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
  const host = document.createElement('div')
  host.className = 'notices'
  const place = () => {
    const before = [...document.querySelectorAll(PLACES)].at(-1)
    if (before?.nextSibling !== host) before?.after(host)
  }
  place()
  const watch = new MutationObserver(place)
  watch.observe(document, {subtree: true, childList: true, attributeFilter: ['open']})
  const root = createRoot(host)
  close = () => {
    close = () => {}
    watch.disconnect()
    root.unmount()
    host.remove()
    opener?.focus()
  }
  host.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && question.isWanted) close()
  })
  root.render(
    <ChoicePanel
      {...question}
      onChoose={(purposes) => {
        close()
        question.onChoose(purposes)
      }}
    />,
  )
}
