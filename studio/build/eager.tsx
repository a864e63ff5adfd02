// A file of its own: the build makes Sanity's files import it (`first-screen.ts`).
import {lazy, useState, type ComponentType} from 'react'

/**
 * A component that is loaded at once, not when it is first shown. React's own `lazy` shows a fallback even for a module
 * that the browser has, and keeps it for a while.
 */
export function eager<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const first = load()
  const keep = async () => {
    loaded = (await first).default
  }
  keep().catch(() => undefined)
  // A module that could not be loaded is requested again when it is shown.
  const Later = lazy<ComponentType<Props>>(() => first.catch(load))
  return function Eager(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
}
