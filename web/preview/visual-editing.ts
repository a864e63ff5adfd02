import {enableVisualEditing} from '@sanity/visual-editing'
import type {RouterHistory} from '@tanstack/react-router'
import {theme} from '../design/theme.ts'
import type {Content} from '../sanity.ts'

const KINDS = {PUSH: 'push', REPLACE: 'replace'} as const

/**
 * Lets the Studio follow this page and lead it, and marks what can be clicked to edit it. A page of drafts follows changes
 * by its event stream, like every page; the button of the Studio reloads everything.
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
  })
}

/** The step to the same page runs its loader again, which also renews its title. */
async function reload(history: RouterHistory, content: Content): Promise<void> {
  if (await content.advance('')) history.replace(history.location.href, history.location.state)
}
