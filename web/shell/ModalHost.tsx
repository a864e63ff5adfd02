import {lazy, Suspense} from 'react'
import {useHydrated, useLocation} from '@tanstack/react-router'
import {loadContactDialog} from '../contact/use-contact.ts'
import {loadFindDialog} from '../finding/finding-state.ts'

const ContactDialog = lazy(() => loadContactDialog().then((module) => ({default: module.ContactDialog})))

const FindDialog = lazy(() => loadFindDialog().then((module) => ({default: module.FindDialog})))

/** The dialog in the state of the history entry. The server knows no history, so it shows after hydration. */
export function ModalHost() {
  const {contact, isFinding} = useLocation().state
  const isHydrated = useHydrated()
  if (!isHydrated || !(contact || isFinding)) return null
  return <Suspense fallback={null}>{contact ? <ContactDialog contact={contact} /> : <FindDialog />}</Suspense>
}
