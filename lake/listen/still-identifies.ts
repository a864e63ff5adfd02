import type {Context} from 'hono'
import type {LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

/** Milliseconds that a check stays valid. A busy stream checks before each of its events. */
const VALID_MS = 1000

/**
 * Checks whether a request's token still belongs to the same identity, in the same role. A stream outlives its request, and
 * must end within a second after its session or token.
 */
export function stillIdentifies(lake: Lake, context: Context<LakeEnv>): () => boolean {
  const identity = context.get('identity')
  if (!identity) return () => true
  const headers = new Headers({authorization: context.req.header('authorization') ?? ''})
  let checkedAt = performance.now()
  return () => {
    if (performance.now() - checkedAt < VALID_MS) return true
    try {
      checkedAt = performance.now()
      const found = lake.people.identify(headers)
      return found?.id === identity.id && found.role === identity.role
    } catch {
      // Revoked or expired: the reader reconnects and gets the right status.
      return false
    }
  }
}
