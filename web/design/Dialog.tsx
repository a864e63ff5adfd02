import {useEffect, useId, useRef, type ReactNode} from 'react'
import {styled} from 'styled-components'
import {useCloseBeside} from './close-beside.ts'
import {from, theme} from './theme.ts'

interface DialogProps {
  title: string
  description?: string
  /** Called once when the visitor has closed the dialog: by Escape, by a click beside it, or in the browser's own way. */
  onClose: () => void
  /** The dialog is at the top, where the keyboard of a phone does not cover its text field. */
  isAtTop?: boolean
  children: ReactNode
}

/**
 * A modal dialog, on phones a sheet. It keeps the focus while it is open, and then gives the focus back. The element with
 * `data-first-focus` gets the focus first. Put the buttons into an element of class `actions`.
 */
export function Dialog({title, description, onClose, isAtTop, children}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    // Firefox before 98 has no dialogs, and shows it at the end of the page. The focus moves there.
    element?.showModal?.()
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      element?.close?.()
      // Some browsers do not focus a clicked link, and then nothing was focused. The opener may also be gone.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({preventScroll: true})
    }
  }, [])

  return (
    <Frame
      ref={dialog}
      data-top={isAtTop ? '' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={(event) => {
        // The dialog may have opened again since it closed.
        if (!event.currentTarget.open) onClose()
      }}
      {...useCloseBeside()}
    >
      <div className="sheet">
        <h2 id={`${id}-title`}>{title}</h2>
        {description && <p id={`${id}-description`}>{description}</p>}
        {children}
      </div>
    </Frame>
  )
}

const Frame = styled.dialog`
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-top: 3px solid ${theme.color.ornament};
  background: ${theme.color.ground};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  overscroll-behavior: contain;
  animation: appear ${theme.motion};

  &[data-top] {
    margin: env(safe-area-inset-top) 0 auto;
  }
  &::backdrop {
    background: ${theme.shade.backdrop};
  }
  .sheet {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.s};
    padding: ${theme.space.m} ${theme.gutter} calc(${theme.space.m} + var(--safe-bottom));
  }
  h2 {
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2rem);
  }
  p {
    color: ${theme.color.quiet};
  }
  iframe {
    max-height: 46dvh;
  }
  .actions {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    margin-top: ${theme.space.xs};
  }
  .actions > * {
    padding-inline: 0.75rem;
  }
  ${from.tablet} {
    width: min(100% - 2 * ${theme.gutter}, 34rem);
    margin: auto;

    &[data-top] {
      margin: 10vh auto auto;
    }
    .sheet {
      padding: ${theme.space.l};
    }
  }
`
