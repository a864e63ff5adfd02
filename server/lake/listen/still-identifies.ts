import type {Context} from 'hono'
import type {LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'

/** For so long an answer counts: a busy stream asks before each of its events. */
const GOOD_FOR_MS = 1000

/**
 * A test of whether a request's token still stands for who it stood for: a stream outlives the request, and must not
 * outlive the session or the token for more than a second.
 */
export function stillIdentifies(lake: Lake, context: Context<LakeEnv>): () => boolean {
  const identity = context.get('identity')
  if (!identity) return () => true
  const headers = new Headers({authorization: context.req.header('authorization') ?? ''})
  let askedAt = performance.now()
  return () => {
    if (performance.now() - askedAt < GOOD_FOR_MS) return true
    try {
      askedAt = performance.now()
      return lake.people.identify(headers)?.id === identity.id
    } catch {
      // Revoked or expired: the reader connects again and is told so with the right status.
      return false
    }
  }
}
