import {useRef, type MouseEvent} from 'react'

/**
 * Handlers with which a click beside a modal dialog closes the dialog. A pointer that goes down or up inside, as to
 * select text, closes nothing.
 */
export function useCloseBeside() {
  const wentDownBeside = useRef(false)
  return {
    onPointerDown(event: MouseEvent<HTMLDialogElement>) {
      wentDownBeside.current = isBeside(event)
    },
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (wentDownBeside.current && isBeside(event)) event.currentTarget.close()
    },
  }
}

/** Whether a pointer is on the backdrop of a dialog. */
function isBeside({target, currentTarget, clientX, clientY}: MouseEvent<HTMLDialogElement>): boolean {
  const {left, right, top, bottom} = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}
