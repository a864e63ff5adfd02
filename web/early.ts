/** Something that a visitor did before the script for it ran. */
export interface EarlyAct {
  /** A contact link, or a button that switches something. */
  element: HTMLElement
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
    early?: EarlyAct[]
  }
  interface HTMLFormElement {
    /** The visitor changed the form before its script ran: `true` for a choice, `false` for words only. */
    early?: boolean
  }
}

/**
 * Remembers what the visitor does before the scripts for it run. `flows.ts` makes up for it afterwards. Enquiries are
 * also sent when the page is hidden or left, because it may never come back. Escape closes a served dialog at once.
 *
 * This function is an inline script of every page: it uses nothing from outside itself, and stays short.
 */
export function watchEarly(): void {
  const acts: EarlyAct[] = (window.early = [])
  const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'))

  addEventListener(
    'click',
    ({target}) => {
      const element =
        target instanceof Element && target.closest<HTMLElement>('[data-contact],button[aria-pressed]')
      if (!element || isAlive(element)) return
      // An element whose script is there comes to life by the click itself. Then React handles the click.
      setTimeout(() => {
        if (isAlive(element)) return
        acts.push({element, id: crypto.getRandomValues(new Uint32Array(4)).join('')})
        dispatchEvent(new Event('early'))
      })
    },
    true,
  )
  addEventListener('input', ({target}) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const {form, type} = target
    if (form && !isAlive(form)) form.early ||= type !== 'search'
  })
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]:not(:modal)')?.close()
  })

  function send() {
    const {formsSubmissionsUrl: other} = JSON.parse(document.getElementById('env')?.textContent ?? '{}')
    const page = (window.guard?.address() ?? location.href).slice(0, 1000)
    for (const act of acts) {
      const {element, id, isSent} = act
      const action = element.dataset['contact']
      if (!action || isSent) continue
      act.isSent = true
      const text = element instanceof HTMLAnchorElement && new URLSearchParams(element.search).get('text')
      const product = text && /https?:\S+$/.exec(text)?.[0]
      const fields = [{name: 'page_url', value: page}]
      if (!other) fields.push({name: 'action', value: action})
      if (!other && product) fields.push({name: 'product_url', value: product})
      const body = JSON.stringify({fields, context: {pageUri: page, pageName: document.title}})
      navigator.sendBeacon(
        other ?? `/forms/submissions?idempotency-key=${id}`,
        new Blob([body], {type: 'application/json'}),
      )
    }
  }
  addEventListener('pagehide', send)
  addEventListener('visibilitychange', () => document.hidden && send())
}
