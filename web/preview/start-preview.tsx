import type {RouterHistory} from '@tanstack/react-router'
import {createRoot} from 'react-dom/client'
import type {Content} from '../data/sanity.ts'
import {PreviewNotice} from './PreviewNotice.tsx'

/**
 * Starts the additions to a page with unpublished changes. In the Studio, a click on the page edits it. In a tab of its
 * own, the page gets a notice. Call this after hydration, which expects only the elements that the server rendered.
 */
export async function startPreview(history: RouterHistory, content: Content): Promise<void> {
  if (window.parent === window) {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<PreviewNotice />)
    // The offline worker would answer for a slow page of the preview with the copy of the published one.
    for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) void worker.unregister()
  }
  if (content.env.preview !== 'edit') return
  const {startVisualEditing} = await import('./visual-editing.ts')
  startVisualEditing(history, content)
}
