import {enableVisualEditing} from '@sanity/visual-editing'
import type {RouterHistory} from '@tanstack/react-router'
import {theme} from '../design/theme.ts'
import type {Content} from '../data/sanity.ts'

const KINDS = {PUSH: 'push', REPLACE: 'replace'} as const

/**
 * Lets the Studio follow and navigate this page, and marks what a click edits. A page of drafts gets changes by its
 * event stream, like every page; the Studio's reload button loads everything again. The Studio also names what it shows:
 * drafts, a release, or what is published.
 */
export function startVisualEditing(history: RouterHistory, content: Content): void {
  enableVisualEditing({
    zIndex: theme.layer.banner,
    history: {
      subscribe(navigate) {
        navigate({type: 'replace', url: history.location.href})
        return history.subscribe(({location, action: {type}}) =>
          navigate({type: type === 'PUSH' || type === 'REPLACE' ? KINDS[type] : 'pop', url: location.href}),
        )
      },
      update({type, url}) {
        if (type === 'pop') history.back()
        else history[type](url)
      },
    },
    refresh: ({source}) => source === 'manual' && reload(history, content),
    onPerspectiveChange(chosen) {
      const perspective = String(chosen)
      if (perspective === content.env.perspective) return
      content.env.perspective = perspective
      void reload(history, content)
    },
  })
}

/** Navigating to the same page runs its loader again, which also updates the title. */
async function reload(history: RouterHistory, content: Content): Promise<void> {
  if (await content.advance('')) history.replace(history.location.href, history.location.state)
}
