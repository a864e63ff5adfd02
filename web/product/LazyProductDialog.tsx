import {lazy, Suspense} from 'react'
import {ProductDialog, type ProductDialogProps} from './ProductDialog.tsx'

const load = () => import('./ProductDialog.tsx')

/** Call when a visitor is about to open a product. */
export const preloadDialog = () => void load().catch(() => undefined)

// The server renders the dialog. The browser loads its code when a product opens.
const Dialog = import.meta.env.SSR
  ? ProductDialog
  : lazy(() => load().then((module) => ({default: module.ProductDialog})))

/** `ProductDialog`, whose code pages without an open product do not load. */
export function LazyProductDialog(props: ProductDialogProps) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}
