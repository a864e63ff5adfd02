import {enquiryOf} from '../../contract/enquiry/enquiry.ts'
import {SUBMISSIONS} from '../../contract/services/paths.ts'
import {newId} from '../leads/id.ts'
import {newWaiting, OUTBOX_KEY, type Letter} from '../leads/outbox.ts'
import {newRef} from '../leads/ref.ts'

/** Something that a visitor did before the script for it ran. */
export interface QueuedAct {
  /** A contact link, or a button that switches something. */
  element: HTMLElement & {href?: string}
  /** Unique, so that the shop stores an enquiry once that is sent twice. */
  id: string
  /** The enquiry is on its way. */
  isSent?: boolean
  /** The scripts make up for it. */
  isReplayed?: boolean
}

declare global {
  interface Window {
    /** Absent where no server of ours rendered the page. */
    early?: QueuedAct[]
  }
  interface HTMLFormElement {
    /** The visitor changed the form before its script ran: `true` for a choice, `false` for words only. */
    early?: boolean
  }
}

// A short name keeps the script short.
const on = addEventListener

const acts: QueuedAct[] = (window.early = [])

const tellScripts = () => dispatchEvent(new Event('early'))

/**
 * The inline script of every page, which runs before all others and stays short. The script remembers what the visitor does
 * before the scripts for it run, and `app/replay.ts` makes up for it afterwards. Escape closes a served dialog at once.
 * @param subject of an e-mail, as in an address. The code of the enquiry follows.
 */
// eslint-disable-next-line import/no-default-export -- an inline script is one function
export default function watchPage(subject: string): void {
  on(
    'click',
    ({target}) => {
      const element = closest(target, '[data-contact]:not([href^=mailto]),[data-early]')
      if (!element || element.isAlive) return
      // The page may be left before the timer.
      const act = {element, id: newId()}
      acts.push(act)
      // An element whose script is there comes to life by the click itself. Then React handles the click.
      setTimeout(() => (element.isAlive ? acts.splice(acts.indexOf(act), 1) : tellScripts()))
    },
    true,
  )
  on('input', ({target}) => {
    const field = closest<HTMLInputElement>(target, 'input,select')
    if (field?.form && !field.form.isAlive) field.form.early ||= field.type !== 'search'
  })
  on(
    'keydown',
    ({key}) =>
      key === 'Escape' && document.querySelector<HTMLDialogElement>('dialog[open]:not(:is(:modal))')?.close(),
  )

  // Puts a fresh code on each WhatsApp link and e-mail link that is tapped, before the browser opens it: also offline, and before
  // any other script runs. A tap that no dialog handles is queued for the replay: one on an e-mail link, or one of the
  // middle button, which opens WhatsApp in another tab.
  const code = (event: MouseEvent) => {
    const {target, button} = event
    // The link of the dialog has the code of its message.
    const link = closest<HTMLAnchorElement>(target, '[href^=mailto],[href*="//wa.me"]:not([role])')
    if (!link || button > 1) return
    const isMail = link.protocol === 'mailto:'
    const plain = link.href.replace(isMail ? /\?.*/ : /%0A%0ARef.*/, '')
    link.href = `${plain}${isMail ? `?subject=${subject}%2C%20` : '%0A%0A'}Ref%20${newRef()}`
    if (isMail) link.dataset['contact'] = 'email'
    else {
      // A dialog opens instead, whose message has another code.
      setTimeout(() => event.defaultPrevented && (link.href = plain))
      // The enquiry list reports its own message.
      if (!button || !link.dataset['contact']) return
    }
    acts.push({element: link, id: newId()})
    tellScripts()
  }
  for (const type of ['click', 'auxclick'] as const) on(type, code, true)
  on('pagehide', send)
  on('visibilitychange', () => document.hidden && send())
}

/** Sends early enquiries when the page is hidden or left, because the page may never come back. */
function send() {
  const {formsSubmissionsUrl: other} = JSON.parse(document.getElementById('env')?.textContent ?? '{}')
  const {href} = location
  // Our server keeps the parameters that the site knows. Nobody else gets any, nor ids of clicks without a yes.
  const isCut = other || window.guard?.allows('advertising') === false
  const pageUri = isCut ? href.replace(/(\?item=[\w-]+)?([?&#].*)?$/, '$1') : href.slice(0, 1000)
  for (const act of acts) {
    const {element, id} = act
    const action = element.dataset['contact']
    if (!action || act.isSent) continue
    act.isSent = true
    // A message ends with the address of its product, and its code.
    const [, product, ref] = /(?:%20(http.+)%0A%0A)?Ref%20(\w+)/.exec(element.href ?? '') ?? []
    const products = [product && decodeURIComponent(product)]
    const own = other ? {} : {action, products, ref, consent: window.guard?.choice()}
    const body = JSON.stringify(enquiryOf({pageUri, pageName: document.title}, own))
    const letter: Letter = {id, address: SUBMISSIONS, type: 'application/json', body}
    // No response to a beacon is seen. Another page sends the enquiry again from the outbox, and our server stores it once.
    if (!other)
      try {
        const waiting = JSON.parse(localStorage[OUTBOX_KEY] ?? '[]')
        localStorage[OUTBOX_KEY] = JSON.stringify([...waiting, newWaiting(letter, Date.now())])
      } catch {}
    navigator.sendBeacon(other ?? `${SUBMISSIONS}?idempotency-key=${id}`, new Blob([body], letter))
  }
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in `Element.closest`
const closest = <T extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null
