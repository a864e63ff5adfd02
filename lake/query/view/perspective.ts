import {draftId} from '../../model/documents.ts'
import {badRequest} from '../../model/errors.ts'
import {versionPrefix} from '../../model/release-id.ts'
import {scopeIdOf} from '../../model/variant-id.ts'
import {seesVersions, type ReadAccess} from './permissions.ts'

/**
 * The versions that a reader sees: `raw` shows all versions as stored. A list of layers shows the first one found;
 * `published` is always the last layer.
 */
export type Perspective = 'raw' | readonly string[]

const PUBLISHED: readonly string[] = ['published']
const LAYER = /^[A-Za-z0-9_-]{1,128}$/
const MAX_LAYERS = 32

/** First API version with the default perspective `published`, and with listeners that skip drafts. */
const VERSION_OF_PUBLISHED_DEFAULT = '2025-02-19'

/** Whether an API version (`1`, `X` or `YYYY-MM-DD`, without the `v`) has the behaviour of 2025-02-19. */
export function isPublishedByDefault(apiVersion: string) {
  return apiVersion === 'X' || (/^\d{4}-/.test(apiVersion) && apiVersion >= VERSION_OF_PUBLISHED_DEFAULT)
}

/**
 * Parses the `perspective` parameter: a name, or a comma-separated list of layers, the strongest first.
 * @throws LakeError `badRequest`
 */
export function parsePerspective(text: string | undefined, apiVersion: string): Perspective {
  if (text === undefined || text === '') return isPublishedByDefault(apiVersion) ? PUBLISHED : 'raw'
  if (text === 'raw') return 'raw'
  const names = text.split(',').map((name) => (name.trim() === 'previewDrafts' ? 'drafts' : name.trim()))
  const wrong = names.find((name) => !LAYER.test(name))
  if (wrong !== undefined) throw badRequest(`"${wrong}" is not a perspective`)
  if (names.includes('raw')) {
    throw badRequest('The raw perspective cannot be combined with others')
  }
  if (names.length > MAX_LAYERS) {
    throw badRequest(`A perspective has at most ${MAX_LAYERS} layers`)
  }
  return [...new Set(names.filter((name) => name !== 'published')), 'published']
}

/**
 * The layers to search for a document, grouped in lanes that are searched in order. Each variant has a lane; the last
 * lane is that of the document itself. Readers without access to drafts and versions get the published layer of each.
 * @param variants ids of variants, in order of preference
 */
export function lanesOf(
  layers: readonly string[],
  variants: readonly string[],
  readAccess: ReadAccess,
): readonly (readonly string[])[] {
  const seen = seesVersions(readAccess) ? layers : PUBLISHED
  const bundles = seen.map((layer) => (layer === 'published' ? undefined : layer))
  return [...variants.map((variantId) => bundles.map((bundleId) => scopeIdOf({variantId, bundleId}))), seen]
}

/** The id under which a layer stores its version of a document. */
export function idInLayer(layer: string, id: string) {
  if (layer === 'published') return id
  return layer === 'drafts' ? draftId(id) : `${versionPrefix(layer)}${id}`
}
