import {useLayoutEffect, useRef, type RefObject} from 'react'
import {useRouterState} from '@tanstack/react-router'

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>
  /** Key of the product. */
  product: string
  wasOpenedHere: boolean
  close: () => void
}

/**
 * Makes the dialog modal, unless the visitor closed the server-rendered dialog before this script ran. A closed dialog
 * opens again when another entry of the history shows a product.
 * @returns to be called when the dialog has closed
 */
export function useModal({dialog, product, wasOpenedHere, close}: Modal) {
  const entry = useEntryOf(product)
  // Chrome before 105 and Firefox before 103 do not know `:modal`.
  const isModal = useRef(false)
  const isFirst = useRef(true)
  const last = useRef(entry)
  // A layout effect makes the dialog modal before the first paint, because the page below must not respond.
  useLayoutEffect(() => {
    const element = dialog.current
    const isOther = last.current !== entry
    last.current = entry
    if (!element || isModal.current) return
    // Firefox before 98 has no dialogs, and shows it over the page all the same.
    if (!element.showModal) return
    const wasClosedEarly = isFirst.current && !element.open
    isFirst.current = false
    if (wasClosedEarly) close()
    // A closed dialog whose address is no longer its own is about to leave the page.
    if (!element.open && !(isOther && entry)) return
    // Only a dialog that opens now moves into view. A dialog that the server rendered is in view already.
    if (wasOpenedHere) element.dataset['moves'] = ''
    element.removeAttribute('open')
    element.showModal()
    element.dataset['modal'] = ''
    isModal.current = true
    // oxlint-disable-next-line react/exhaustive-deps -- `close` is a new function each time, and does the same
  }, [dialog, entry, wasOpenedHere])
  return () => {
    isModal.current = false
    close()
  }
}

/** Key of the entry of the history that shows a product. Undefined while the address shows something else. */
const useEntryOf = (product: string) =>
  useRouterState({
    select: ({location: {pathname, search, state}}) =>
      `${pathname}/${search.item}`.endsWith(`/${product}`) ? state.key : undefined,
  })
