import type {MouseEvent} from 'react'
import {Link, useRouter} from '@tanstack/react-router'
import {Icon} from '../design/Icon.tsx'
import * as shapes from '../design/shapes.ts'
import {nextPaint} from '../links/load-after-paint.ts'
import {isPlainClick} from '../links/plain-click.ts'
import {showDialog} from '../links/show-dialog.ts'
import {loadFindDialog} from './finding-state.ts'
import * as messages from '#messages/finding'

/** Opens the search. When its script cannot be loaded, the link leads to the form on the page of all products. */
export function FindLink() {
  const router = useRouter()
  const load = () => nextPaint().then(loadFindDialog)
  const preload = () => void load().catch(() => undefined)

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const link = event.currentTarget
    link.focus({preventScroll: true})
    showDialog(
      router,
      load(),
      () => ({isFinding: true}),
      () => location.assign(link.href),
    )
  }

  return (
    <Link
      to="/designs"
      search={{view: 'all'}}
      activeOptions={{exact: true}}
      preload={false}
      className="tool"
      aria-label={messages.search}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <Icon shape={shapes.search} size={24} />
    </Link>
  )
}
