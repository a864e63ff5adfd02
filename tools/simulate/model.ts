/** A simple model of a dataset, which says what the lake must answer: documents in a map, and the rules of their writes. */

export interface Item {
  _id: string
  _type: 'item'
  _rev: string
  _createdAt: string
  _updatedAt: string
  title?: string
  rank?: number
  tags?: string[]
  ref?: {_ref: string; _weak?: boolean}
}

type Fields = Pick<Item, 'title' | 'rank' | 'tags' | 'ref'>
type Sent = Fields & {_id: string; _type: 'item'}

export interface Patch {
  set?: Fields
  unset?: (keyof Fields)[]
  inc?: {rank: number}
  ifRevisionID?: string
}

export type Mutation =
  | {create: Sent}
  | {createOrReplace: Sent}
  | {createIfNotExists: Sent}
  | {patch: Patch & {id: string}}
  | {delete: {id: string}}

type Named<Name extends string> = {actionType: `sanity.action.document.${Name}`; publishedId: string}

export type Action =
  | (Named<'create'> & {attributes: Sent; ifExists: 'fail' | 'ignore'})
  | (Named<'edit'> & {draftId: string; patch: Patch})
  | (Named<'publish'> & {draftId: string})
  | (Named<'unpublish'> & {draftId: string})
  | (Named<'delete'> & {includeDrafts: string[]})

export type Write = {transactionId: string} & ({mutations: Mutation[]} | {actions: Action[]})

export type Items = ReadonlyMap<string, Item>

/** The refusal that a write must get. */
export class Refused extends Error {}

const EXISTS = 'documentAlreadyExistsError'
const MISSING = 'documentNotFoundError'
/** Stands for both errors about references: which of them comes first does not matter. */
export const REFERENCE = 'reference'

export const draftOf = (id: string) => `drafts.${id}`
export const isDraft = (id: string) => id.startsWith('drafts.')

/** One write on its way: nothing of it counts until `finish`. */
class Staged {
  readonly items: Map<string, Item>
  readonly touched = new Set<string>()
  readonly #before: Items
  readonly #rev: string
  readonly #time: string

  constructor(before: Items, rev: string, time: string) {
    this.#before = before
    this.items = new Map(before)
    this.#rev = rev
    this.#time = time
  }

  put(sent: Sent & {_createdAt?: string}) {
    const _createdAt = sent._createdAt ?? this.items.get(sent._id)?._createdAt ?? this.#time
    this.items.set(sent._id, {...sent, _createdAt, _updatedAt: this.#time, _rev: this.#rev})
    this.touched.add(sent._id)
  }

  create(sent: Sent) {
    if (this.items.has(sent._id)) throw new Refused(EXISTS)
    this.put(sent)
  }

  require(id: string): Item {
    const item = this.items.get(id)
    if (!item) throw new Refused(MISSING)
    return item
  }

  remove(id: string) {
    if (this.items.delete(id)) this.touched.add(id)
  }

  patch(id: string, {set = {}, unset = [], inc, ifRevisionID}: Patch) {
    const item = this.require(id)
    if (ifRevisionID !== undefined && (this.#before.get(id) ?? item)._rev !== ifRevisionID)
      throw new Refused('documentRevisionIDDoesNotMatchError')
    const next = {...item, ...set}
    for (const name of unset) delete next[name]
    if (inc && next.rank !== undefined) next.rank += inc.rank
    this.put(next)
  }

  /** @throws Refused when a strong reference has no target */
  finish() {
    const refers = ({ref}: Item, id: string) => ref?._ref === id && !ref._weak
    for (const id of this.touched) {
      const item = this.items.get(id)
      if (item?.ref && !item.ref._weak && !this.items.has(item.ref._ref)) throw new Refused(REFERENCE)
      if (!item && [...this.items.values()].some((other) => refers(other, id))) throw new Refused(REFERENCE)
    }
    return {items: this.items, touched: this.touched}
  }
}

/**
 * The documents after a write.
 * @param time of the transaction, ISO 8601
 * @throws Refused with the type of the error that the lake must answer
 */
export function written(before: Items, write: Write, time: string) {
  const staged = new Staged(before, write.transactionId, time)
  if ('mutations' in write) for (const mutation of write.mutations) mutate(staged, mutation)
  else for (const action of write.actions) act(staged, action)
  return staged.finish()
}

function mutate(staged: Staged, mutation: Mutation) {
  if ('create' in mutation) staged.create(mutation.create)
  else if ('createOrReplace' in mutation) staged.put(mutation.createOrReplace)
  else if ('createIfNotExists' in mutation) {
    if (!staged.items.has(mutation.createIfNotExists._id)) staged.put(mutation.createIfNotExists)
  } else if ('patch' in mutation) staged.patch(mutation.patch.id, mutation.patch)
  else staged.remove(mutation.delete.id)
}

function act(staged: Staged, action: Action) {
  const {publishedId} = action
  switch (action.actionType) {
    case 'sanity.action.document.create':
      if (staged.items.has(publishedId)) throw new Refused(EXISTS)
      if (action.ifExists === 'fail' || !staged.items.has(action.attributes._id))
        staged.create(action.attributes)
      return
    case 'sanity.action.document.edit':
      if (!staged.items.has(action.draftId)) staged.put({...staged.require(publishedId), _id: action.draftId})
      return staged.patch(action.draftId, action.patch)
    case 'sanity.action.document.publish': {
      const draft = staged.require(action.draftId)
      const {_createdAt} = staged.items.get(publishedId) ?? draft
      staged.put({...draft, _id: publishedId, _createdAt})
      return staged.remove(action.draftId)
    }
    case 'sanity.action.document.unpublish': {
      const published = staged.require(publishedId)
      if (!staged.items.has(action.draftId)) staged.put({...published, _id: action.draftId})
      return staged.remove(publishedId)
    }
    case 'sanity.action.document.delete':
      if (staged.items.has(draftOf(publishedId)) && action.includeDrafts.length === 0)
        throw new Refused('validationError')
      if (![publishedId, ...action.includeDrafts].some((id) => staged.items.has(id)))
        throw new Refused(MISSING)
      for (const id of [...action.includeDrafts, publishedId]) staged.remove(id)
      return
    default:
      return action satisfies never
  }
}

const byRank = (a: Item, b: Item) => (b.rank ?? 0) - (a.rank ?? 0) || (a._id < b._id ? -1 : 1)

/** Items as a reader of published documents sees them, or with drafts over them. */
export function seen(items: Items, perspective: 'published' | 'drafts'): Item[] {
  const drafts = perspective === 'drafts' ? [...items.values()].filter(({_id}) => isDraft(_id)) : []
  const shown = new Map([...items].filter(([id]) => !isDraft(id)))
  for (const draft of drafts) {
    const _id = draft._id.slice(draftOf('').length)
    shown.set(_id, {...draft, _id})
  }
  return [...shown.values()]
}

/** Queries, with what the lake must answer. */
export const QUERIES = {
  '*[_type == "item" && rank > $n] | order(rank desc, _id) [0...5] {_id, rank, title}': (
    items: Item[],
    n: number,
  ) =>
    items
      .filter(({rank}) => rank !== undefined && rank > n)
      .sort(byRank)
      .slice(0, 5)
      .map(({_id, rank, title = null}) => ({_id, rank, title})),
  'count(*[references($id)])': (items: Item[], _n: number, id: string) =>
    items.filter(({ref}) => ref?._ref === id).length,
  '*[_id == $id][0] {title, "of": ref->title}': (items: Item[], _n: number, id: string) => {
    const found = items.find(({_id}) => _id === id)
    const target = items.find(({_id}) => _id === found?.ref?._ref)
    return found ? {title: found.title ?? null, of: target?.title ?? null} : null
  },
  'array::unique(*[defined(tags)].tags[]) | order(@)': (items: Item[]) =>
    [...new Set(items.flatMap(({tags = []}) => tags))].sort(),
}
