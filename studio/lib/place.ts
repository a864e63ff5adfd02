import {useMemo} from 'react'
import {isReleaseDocument, useClient, usePerspective, type SanityClient} from 'sanity'
import {z} from 'zod'
import type {MessageKey} from '../messages/english.ts'

/** Perspectives that are no release. */
const NO_RELEASE = new Set(['drafts', 'published', 'raw'])

/**
 * Start of the ids of the documents that a client's changes are written into: versions in a release when the release is the
 * first of the client's perspectives, else drafts.
 */
export function prefixOf(client: SanityClient): string {
  const release = releaseOf(client)
  return release === undefined ? 'drafts.' : `versions.${release}.`
}

/** Id of the release that a client's changes are written into. */
export function releaseOf(client: SanityClient): string | undefined {
  const {perspective} = client.config()
  const [first] = Array.isArray(perspective) ? perspective : []
  return first === undefined || NO_RELEASE.has(first) ? undefined : first
}

/** A client that reads documents as somebody sees them who works in this client's release, or in drafts. */
export const asSeen = (client: SanityClient): SanityClient =>
  releaseOf(client) === undefined ? client.withConfig({perspective: 'drafts'}) : client

/** A client that reads documents without the release or the drafts that this client's changes are written into. */
export function asBelow(client: SanityClient): SanityClient {
  const {perspective} = client.config()
  const isRelease = Array.isArray(perspective) && releaseOf(client) !== undefined
  return client.withConfig({perspective: isRelease ? perspective.slice(1) : 'published'})
}

const bases = z.array(z.object({_id: z.string(), _rev: z.string(), base: z.string()}))

/**
 * Actions that make the versions of documents in the client's release, where the release has none. Each is made from the
 * document that is seen without the version. A draft needs no such action: editing makes it.
 */
export async function newVersions(client: SanityClient, ids: readonly string[]) {
  if (releaseOf(client) === undefined) return []
  const found = bases.parse(
    await client.fetch<unknown>('*[_id in $ids]{_id, _rev, "base": _originalId}', {ids}),
  )
  const prefix = prefixOf(client)
  return found
    .filter(({base}) => !base.startsWith(prefix))
    .map(({_id, _rev, base}) => ({
      actionType: 'sanity.action.document.version.create' as const,
      publishedId: _id,
      baseId: base,
      versionId: prefix + _id,
      ifBaseRevisionId: _rev,
    }))
}

/** Where the bar at the top says that changes are written. */
export interface Place {
  /** Reads and writes there. The same client as long as the bar says the same. */
  client: SanityClient
  /** Title of the release; absent for drafts. */
  release?: string
  /** Why nothing can be written there. */
  refusal?: MessageKey
}

const clients = new WeakMap<SanityClient, Map<string, SanityClient>>()

/**
 * Where a tool writes products: into drafts, or into the release that somebody has chosen in the bar. A release that is
 * scheduled or over takes no changes, and what visitors see now takes none directly.
 */
export function usePlace(): Place {
  const base = useClient({apiVersion: '2025-02-19'})
  const {selectedPerspective: chosen, selectedVariantName, perspectiveStack} = usePerspective()
  const client = useMemo(() => clientFor(base, perspectiveStack), [base, perspectiveStack])
  if (selectedVariantName !== undefined) return {client, refusal: 'place.variant'}
  if (chosen === 'drafts') return {client}
  if (chosen === 'published') return {client, refusal: 'place.published'}
  const isActive = isReleaseDocument(chosen) && chosen.state === 'active'
  if (!isActive) return {client, refusal: 'place.locked'}
  return {client, release: chosen.metadata.title || chosen.name}
}

function clientFor(base: SanityClient, stack: readonly string[]): SanityClient {
  const known = clients.get(base) ?? new Map<string, SanityClient>()
  clients.set(base, known)
  const name = stack.join(' ')
  const client = known.get(name) ?? base.withConfig({perspective: [...stack]})
  known.set(name, client)
  return client
}
