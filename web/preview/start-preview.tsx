import type {RouterHistory} from '@tanstack/react-router'
import {createRoot} from 'react-dom/client'
import type {Content} from '../data/sanity.ts'
import {styled} from 'styled-components'
import {theme} from '../design/theme.ts'
import {workers} from '../device/secure.ts'
import * as messages from '#messages/preview'

/**
 * Starts the additions to a page with unpublished changes. In the Studio, a click on the page edits it. In a tab of its
 * own, the page gets a notice. Call this after hydration, which expects only the elements that the server rendered.
 */
export async function startPreview(history: RouterHistory, content: Content): Promise<void> {
  if (window.parent === window) {
    const place = document.body.appendChild(document.createElement('div'))
    createRoot(place).render(<PreviewNotice />)
    // The offline worker would answer for a slow page of the preview with the copy of the published one.
    for (const worker of (await workers()?.getRegistrations()) ?? []) void worker.unregister()
  }
  if (content.env.preview !== 'edit') return
  const {startVisualEditing} = await import('./visual-editing.ts')
  startVisualEditing(history, content)
}

/** Says that the page shows unpublished changes, and leads to what visitors see. */
function PreviewNotice() {
  const leave = () => {
    location.href = `/preview/disable?to=${encodeURIComponent(location.pathname + location.search)}`
  }
  return (
    <Bar>
      {messages.notPublishedYet}{' '}
      <button type="button" onClick={leave}>
        {messages.showPublished}
      </button>
    </Bar>
  )
}

const Bar = styled.output`
  position: fixed;
  z-index: ${theme.layer.banner};
  inset: auto auto calc(${theme.bannerHeight} + ${theme.space.xs})
    calc(${theme.space.xs} + env(safe-area-inset-left));
  max-width: min(24rem, calc(100vw - 6rem));
  padding: ${theme.space.s} ${theme.space.m};
  background: ${theme.color.text};
  color: ${theme.color.ground};
  font-size: 0.875rem;

  button {
    padding: 0;
    background: none;
    border: 0;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`
