import {createRoot} from 'react-dom/client'
import {ChoicePanel, type Question} from './ChoicePanel.tsx'
import {PANEL_STYLE} from './panel-style.ts'

let close = () => {}

/**
 * Shows the question. Its element follows the link that skips to the content, so that keyboards and screen readers meet
 * it early. It is above the page and moves nothing. Escape closes it when the visitor opened it.
 * @param opener gets the focus back
 */
export function showPanel(question: Question, opener?: HTMLElement): void {
  close()
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(PANEL_STYLE)
  document.adoptedStyleSheets = document.adoptedStyleSheets.concat(sheet)
  const host = document.createElement('div')
  document.querySelector('[data-before-notices]')?.after(host)
  const root = createRoot(host)
  close = () => {
    close = () => {}
    root.unmount()
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    opener?.focus()
  }
  host.addEventListener('keydown', ({key}) => {
    if (key === 'Escape' && question.isWanted) close()
  })
  const onChoose: Question['onChoose'] = (purposes) => {
    close()
    question.onChoose(purposes)
  }
  root.render(<ChoicePanel {...question} onChoose={onChoose} />)
}
