import {hash} from 'node:crypto'
import {
  attributePath,
  eachChild,
  filtersOfEverything,
  readsDataset,
  ungroup,
  type Expression,
} from '../parse/groq-tree.ts'
import {Lru} from '../../limits/lru.ts'
import {publishedId} from '../../model/documents.ts'
import type {Change, Dataset} from '../../model/types.ts'

/** What an answer depends on. `everything`: any document may matter. */
export interface Dependencies {
  everything: boolean
  types: Set<string>
  /** Of documents or their versions. */
  ids: Set<string>
}

/** Above this many documents, their types stand for them. */
const MAX_ID_TAGS = 40

/**
 * What a query's answer can change with, read off its shape: a document with another type or id than these
 * cannot be in it. Documents reached by `->` are not seen here; the caller adds them.
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

/** The documents that a filter can keep: those with one of the ids or one of the types. */
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
    return left && right && {ids: [...left.ids, ...right.ids], types: [...left.types, ...right.types]}
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

/** Of two scopes that both hold, the one that fewer changes touch: ids before types before anything. */
function narrower(a: Scope | undefined, b: Scope | undefined): Scope | undefined {
  if (!a || !b) return a ?? b
  return a.types.length <= b.types.length ? a : b
}

function constant(expression: Expression): string[] | undefined {
  const node = ungroup(expression)
  return node.type === 'Value' && typeof node.value === 'string' ? [node.value] : undefined
}

/** The texts of a constant list. Other values in it equal no id and no type. */
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
 * Tags of an answer, opaque to clients.
 * @param typeOf the type of a document, `undefined` when there is none with the id
 */
export function tagsOf(found: Dependencies, typeOf: (id: string) => string | undefined): string[] {
  if (found.everything) return [EVERYTHING]
  if (found.types.size === 0 && found.ids.size <= 1) return [...found.ids].map(tagOfId)
  const tags = new Set([...found.types].map((type) => tag('type', type)))
  for (const id of found.ids) {
    const type = typeOf(id)
    // The type says it already, or says it shorter.
    if (type !== undefined && found.types.has(type)) continue
    tags.add(type !== undefined && found.ids.size > MAX_ID_TAGS ? tag('type', type) : tagOfId(id))
  }
  return [...tags]
}

const tagOfId = (id: string) => tag('id', publishedId(id))

/** What has become of a document. */
type Told = Pick<Change, 'documentId' | 'previous' | 'next'>

/** Tags of what a change touched: an answer that depends on it has one of them. Of published documents, see below. */
export function tagsOfChange({documentId, previous, next}: Told): string[] {
  const types = new Set([previous?._type, next?._type].filter((type) => type !== undefined))
  return [EVERYTHING, tagOfId(documentId), ...[...types].map((type) => tag('type', type))]
}

/**
 * As `tagsOfChange`, for readers who see drafts and versions too. A draft may have another type than what it is a draft
 * of: when it comes or goes, answers about that type change as well.
 */
export function tagsOfVersions(dataset: Pick<Dataset, 'documents' | 'versionsOf'>, change: Told): string[] {
  const id = publishedId(change.documentId)
  const types = new Set([id, ...dataset.versionsOf(id)].map((stored) => dataset.documents.get(stored)?._type))
  return [
    ...tagsOfChange(change),
    ...[...types].flatMap((type) => type ?? []).map((type) => tag('type', type)),
  ]
}

/** Hashing a tag takes longer than finding a document. */
const knownTags = new Lru<string>(5000)

function tag(kind: 'type' | 'id' | 'any', value: string) {
  const text = `${kind}:${value}`
  const known = knownTags.get(text)
  if (known !== undefined) return known
  const made = `s1:${hash('sha256', text, 'base64url').slice(0, 12)}`
  knownTags.set(text, made)
  return made
}

const EVERYTHING = tag('any', '')
