import {chunkMissing} from '#messages/chunks'
import {inTime, SilentNetwork} from './patience.ts'

/** Messages for a script that cannot be loaded, in Chromium, Firefox and Safari. */
const MISSING = /dynamically imported module|module script failed/

/** A script of the site cannot be loaded: a new release has replaced it, or there is no network. */
export class MissingChunk extends Error {
  override name = 'MissingChunk'
}

/**
 * Wraps each `import()` of the built site (`build/output.ts`), so that visitors can read the error. The wrapped
 * error also keeps the router from reloading the page: it does so for each missing script whose message it recognises.
 * @throws MissingChunk
 */
export const loadChunk = <T>(load: () => Promise<T>): Promise<T> =>
  (isHydrated() ? inTime(load()) : load()).catch((cause: unknown) => {
    if (!(cause instanceof Error && (cause instanceof SilentNetwork || MISSING.test(cause.message))))
      throw cause
    const file = /[^/]+\.js/.exec(cause.message)?.[0]
    throw new MissingChunk(chunkMissing(file), {cause})
  })

/** Before hydration there is no time limit: a slow line may take a minute, and the visitor already sees the page. */
const isHydrated = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined
