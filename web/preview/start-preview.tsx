import type {RouterHistory} from '@tanstack/react-router'
import {createRoot} from 'react-dom/client'
import type {Content} from '../sanity.ts'
import {PreviewNotice} from './PreviewNotice.tsx'

/**
 * Starts what a page with unpublished changes has beside the page itself. In the Studio it can be clicked to edit it. In a
 * tab of its own, it says what it is. Call it after hydration, which knows no further elements.
 */
export async function startPreview(history: RouterHistory, content: Content): Promise<void> {
  if (window.parent === window) {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<PreviewNotice />)
  }
  if (content.env.preview !== 'edit') return
  const {startVisualEditing} = await import('./visual-editing.ts')
  startVisualEditing(history, content)
}
