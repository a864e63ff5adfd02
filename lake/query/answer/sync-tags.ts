import {hash} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import {
  attributePath,
  eachChild,
  filtersOfEverything,
  readsDataset,
  ungroup,
  type Expression,
} from '../parse/groq-tree.ts'
import {publishedId} from '../../model/documents.ts'
import type {Change} from '../../model/types.ts'
import type {StoredDataset} from '../../dataset/dataset.ts'

/** Everything an answer depends on. With `everything`, any document may matter. */
export interface Dependencies {
  everything: boolean
  types: Set<string>
  /** Ids of documents or of their versions. */
  ids: Set<string>
}

/** Number of documents above which an answer has tags of their types instead of their ids. */
const MAX_ID_TAGS = 40

/**
 * Dependencies of a query's answer, derived from the shape of the query: documents of other types and ids cannot be in
 * the answer. The caller adds the documents reached by `->`.
 */
export function dependenciesOf(tree: Expression): Dependencies {
  const found: Dependencies = {everything: false, types: new Set(), ids: new Set()}
  const look = (node: Expression) => {
    if (!readsDataset(node)) return
    const filters = filtersOfEverything(node)
    if (!filters) {
      if (node.type === 'FuncCall' && node.namespace === 'releases') found.types.add('system.release')
      eachChild(node, look)
      return
    }
    const scope = filters.map(scopeOf).reduce(narrower, undefined)
    if (!scope) found.everything = true
    for (const type of scope?.types ?? []) found.types.add(type)
    for (const id of scope?.ids ?? []) found.ids.add(id)
    for (const filter of filters) look(filter)
  }
  look(tree)
  return found
}

/**
 * Documents that a filter can keep: those with one of the ids or one of the types. A scope's lists are its own, so they
 * can be appended to.
 */
interface Scope {
  ids: string[]
  types: string[]
}

function scopeOf(expression: Expression): Scope | undefined {
  const node = ungroup(expression)
  if (node.type === 'And') return narrower(scopeOf(node.left), scopeOf(node.right))
  if (node.type === 'Or') {
    const left = scopeOf(node.left)
    const right = scopeOf(node.right)
    if (!left || !right) return undefined
    // Copies would make a long chain of `||` quadratic.
    for (const id of right.ids) left.ids.push(id)
    for (const type of right.types) left.types.push(type)
    return left
  }
  if (node.type !== 'OpCall') return undefined
  if (node.op === 'in') return scopeOfEquality(node.left, constants(node.right))
  if (node.op !== '==') return undefined
  return scopeOfEquality(node.left, constant(node.right)) ?? scopeOfEquality(node.right, constant(node.left))
}

function scopeOfEquality(attribute: Expression, values: string[] | undefined): Scope | undefined {
  const path = attributePath(attribute)
  if (!values || path?.length !== 1) return undefined
  if (path[0] === '_id') return {ids: values, types: []}
  return path[0] === '_type' ? {ids: [], types: values} : undefined
}

/** The stricter of two scopes that both apply: ids before types, because fewer changes touch an id than a type. */
function narrower(a: Scope | undefined, b: Scope | undefined): Scope | undefined {
  if (!a || !b) return a ?? b
  return a.types.length <= b.types.length ? a : b
}

function constant(expression: Expression): string[] | undefined {
  const node = ungroup(expression)
  return node.type === 'Value' && typeof node.value === 'string' ? [node.value] : undefined
}

/** The strings of a constant list. Its other values equal no id and no type. */
function constants(expression: Expression): string[] | undefined {
  const node = ungroup(expression)
  if (node.type === 'Value') {
    const list: unknown = node.value
    return Array.isArray(list) ? list.filter((value) => typeof value === 'string') : undefined
  }
  if (node.type !== 'Array' || node.elements.some((element) => element.isSplat)) return undefined
  const values = node.elements.map((element) => ungroup(element.value))
  if (values.some((value) => value.type !== 'Value')) return undefined
  return values.flatMap((value) => constant(value) ?? [])
}

/**
 * Sync tags of an answer, opaque to clients.
 * @param typeOf returns the type of a document; `undefined` when none has the id
 */
export function tagsOf(found: Dependencies, typeOf: (id: string) => string | undefined): string[] {
  if (found.everything) return [EVERYTHING]
  if (found.types.size === 0 && found.ids.size <= 1) return [...found.ids].map(tagOfId)
  const tags = new Set([...found.types].map((type) => tag('type', type)))
  for (const id of found.ids) {
    const type = typeOf(id)
    // The tag of its type covers this id already.
    if (type !== undefined && found.types.has(type)) continue
    tags.add(type !== undefined && found.ids.size > MAX_ID_TAGS ? tag('type', type) : tagOfId(id))
  }
  return [...tags]
}

const tagOfId = (id: string) => tag('id', publishedId(id))

/** A document before and after a change. */
type DocumentChange = Pick<Change, 'documentId' | 'previous' | 'next'>

/** Sync tags of a change, for readers of published documents. Each answer that depends on the document has one of them. */
export function tagsOfChange({documentId, previous, next}: DocumentChange): string[] {
  const types = new Set([previous?._type, next?._type].filter((type) => type !== undefined))
  return [EVERYTHING, tagOfId(documentId), ...[...types].map((type) => tag('type', type))]
}

/**
 * Sync tags of a change, for readers who also see drafts and versions. A draft may have another type than its published
 * document, so its creation or deletion changes answers about both types.
 */
export function tagsOfVersions(
  dataset: Pick<StoredDataset, 'documents' | 'versionsOf'>,
  change: DocumentChange,
): string[] {
  const id = publishedId(change.documentId)
  const types = new Set([id, ...dataset.versionsOf(id)].map((stored) => dataset.documents.get(stored)?._type))
  return [
    ...tagsOfChange(change),
    ...[...types].flatMap((type) => type ?? []).map((type) => tag('type', type)),
  ]
}

/** Known tags. Hashing a tag takes longer than finding a document. */
const knownTags = new LRUCache<string, string>({max: 5000})
/** Characters above which a text is not kept: strangers send ids of any length. */
const MAX_KNOWN = 200

function tag(kind: 'type' | 'id' | 'any', value: string) {
  const text = `${kind}:${value}`
  // Looking up a long text would hash it once more.
  if (text.length > MAX_KNOWN) return hashed(text)
  const known = knownTags.get(text)
  if (known !== undefined) return known
  const made = hashed(text)
  knownTags.set(text, made)
  return made
}

const hashed = (text: string) => `s1:${hash('sha256', text, 'base64url').slice(0, 6)}`

const EVERYTHING = tag('any', '')
