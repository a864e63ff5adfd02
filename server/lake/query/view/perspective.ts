import {draftId} from '../../model/documents.ts'
import {LakeError} from '../../model/errors.ts'
import {versionPrefix} from '../../model/release-id.ts'
import {scopeIdOf} from '../../model/variant-id.ts'
import type {Sight} from './permissions.ts'

/**
 * Which of a document's versions a reader sees: `raw` all of them as stored, else the first found in a list of
 * layers, of which `published` is always the last.
 */
export type Perspective = 'raw' | readonly string[]

const PUBLISHED: readonly string[] = ['published']
const LAYER = /^[A-Za-z0-9_-]{1,128}$/
const MAX_LAYERS = 32

/** The first API version whose default perspective is `published`, and whose listeners skip drafts. */
const VERSION_OF_PUBLISHED_DEFAULT = '2025-02-19'

/** Whether an API version (`1`, `X` or `YYYY-MM-DD`, without the `v`) has the behaviour of 2025-02-19. */
export function isPublishedByDefault(apiVersion: string) {
  return apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= VERSION_OF_PUBLISHED_DEFAULT)
}

/**
 * Reads the `perspective` parameter: a name, or a comma list of layers, the strongest first.
 * @throws LakeError `badRequest`
 */
export function parsePerspective(text: string | undefined, apiVersion: string): Perspective {
  if (text === undefined || text === '') return isPublishedByDefault(apiVersion) ? PUBLISHED : 'raw'
  if (text === 'raw') return 'raw'
  const names = text.split(',').map((name) => (name.trim() === 'previewDrafts' ? 'drafts' : name.trim()))
  const wrong = names.find((name) => !LAYER.test(name))
  if (wrong !== undefined) throw new LakeError('badRequest', `"${wrong}" is not a perspective`)
  if (names.includes('raw')) {
    throw new LakeError('badRequest', 'The raw perspective cannot be combined with others')
  }
  if (names.length > MAX_LAYERS) {
    throw new LakeError('badRequest', `A perspective has at most ${MAX_LAYERS} layers`)
  }
  return [...new Set(names.filter((name) => name !== 'published')), 'published']
}

/**
 * Where a reader's documents are looked for: in one lane after another, in the layers of each in turn. A lane is that of
 * a variant, the last one that of the document itself. Who may not see drafts and versions sees what is published in each.
 * @param variants ids of variants, that which goes before first
 */
export function lanesOf(
  layers: readonly string[],
  variants: readonly string[],
  sight: Sight,
): readonly (readonly string[])[] {
  const seen = sight === 'everything' ? layers : PUBLISHED
  const bundles = seen.map((layer) => (layer === 'published' ? undefined : layer))
  return [...variants.map((variantId) => bundles.map((bundleId) => scopeIdOf({variantId, bundleId}))), seen]
}

/** The id under which a layer stores its version of a document. */
export function idInLayer(layer: string, id: string) {
  if (layer === 'published') return id
  return layer === 'drafts' ? draftId(id) : `${versionPrefix(layer)}${id}`
}
