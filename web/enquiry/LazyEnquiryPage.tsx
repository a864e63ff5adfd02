import {lazy, Suspense} from 'react'
import {EnquiryPage} from './EnquiryPage.tsx'

// The server writes it whole; of those who look at designs, few have its code to load.
const Page = import.meta.env.SSR
  ? EnquiryPage
  : lazy(() => import('./EnquiryPage.tsx').then((module) => ({default: module.EnquiryPage})))

/** `EnquiryPage`, without its code in the other views of the designs. */
export function LazyEnquiryPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}
