import {css} from 'styled-components'
import {theme} from '../design/theme.ts'
import {language, locale} from '#messages/language'
import * as messages from '#messages/offline'
import {SAVED_AT, savedAt} from '../env/saved-mark.ts'

/** Styles of the line. They are text in its script, because the style sheet would carry them to every visitor. */
const style: unknown = css`
  .saved-copy {
    padding: 0.5rem ${theme.gutter};
    background: ${theme.color.raised};
    color: ${theme.color.quiet};
    font-size: ${theme.size.small};
    text-align: center;
  }
  /* The header of home would lie on the line. */
  .saved-copy ~ [data-over] {
    position: static;
    background: ${theme.color.band};
  }
  dialog .saved-copy {
    margin-top: ${theme.space.s};
    padding-inline: 0.75rem;
    text-align: start;
  }
`

/** The element below the price of an open product without a line. Its dialog covers the line of the page. */
const UNMARKED = `:not(.${SAVED_AT}) + [data-after-price]`

/** Shows that a page is a saved copy, and of which time: at its top, and under the price of each product that opens. */
export function showSaved(): void {
  const at = savedAt()
  if (at === undefined) return
  // In Telugu and Hindi an ending or a word follows the time, which fits 21:05, but not 9:05 PM.
  const hourCycle = language === 'en' ? 'h12' : 'h23'
  const time = new Date(at).toLocaleString(locale, {dateStyle: 'long', timeStyle: 'short', hourCycle})
  const line = Object.assign(document.createElement('p'), {
    className: SAVED_AT,
    role: 'status',
    textContent: messages.savedCopy(time),
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(typeof style === 'string' ? style : '')
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
  document.querySelector('[data-before-notices]')?.after(line)

  // React leaves an element that it did not make where it is, and removes it with the dialog.
  const markProduct = () => document.querySelector(UNMARKED)?.before(line.cloneNode(true))
  const observer = new MutationObserver(() =>
    savedAt() === undefined ? observer.disconnect() : markProduct(),
  )
  observer.observe(document.body, {childList: true, subtree: true})
  markProduct()
}
