import {lazy, Suspense} from 'react'
import {useHydrated, useRouterState} from '@tanstack/react-router'

const ContactDialog = lazy(() =>
  import('../contact/ContactDialog.tsx').then((module) => ({default: module.ContactDialog})),
)

/** The contact dialog that the history entry asks for. The server knows no such entries, so not before hydration. */
export function ModalHost() {
  const contact = useRouterState({select: ({location}) => location.state.contact})
  const isHydrated = useHydrated()
  if (!contact || !isHydrated) return null
  return (
    <Suspense fallback={null}>
      <ContactDialog contact={contact} />
    </Suspense>
  )
}
