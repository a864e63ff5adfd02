import {lazy, Suspense} from 'react'
import {EnquiryPage} from './EnquiryPage.tsx'

// The server renders the page. Browsers load its code only for visitors who open the list.
const Page = import.meta.env.SSR
  ? EnquiryPage
  : lazy(() => import('./EnquiryPage.tsx').then((module) => ({default: module.EnquiryPage})))

/** `EnquiryPage`, whose code the other views of the designs page do not load. */
export function LazyEnquiryPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  )
}
