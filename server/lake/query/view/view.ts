import {View} from './layered-view.ts'
import {lanesOf, type Perspective} from './perspective.ts'
import type {Sight} from './permissions.ts'
import type {Json, StoredDocument} from '../../model/types.ts'

/** Documents to be queried, and word of when they change: a dataset, or a copy of one. */
export interface Source {
  readonly name: string
  readonly projectId: string
  readonly documents: ReadonlyMap<string, StoredDocument>
  onCommit(listener: (transaction: {changes: readonly {documentId: string}[]}) => void): () => void
}

/** Documents as a plan of a query looks at them. */
export interface Reader {
  /** Ordered by `_id`. A new array after each change, so it can key a cache. */
  readonly documents: readonly StoredDocument[]
  get(id: string): StoredDocument | undefined
  /**
   * The documents under `key` in an index, ordered by `_id`.
   * @param isLarge whether making the index takes long, or it may take much memory
   */
  lookup(name: string, key: Json, keysOf: KeysOf, isLarge?: boolean): readonly StoredDocument[]
  /** Told before so many documents are gone through. */
  spend(documents: number): void
}

export type KeysOf = (document: StoredDocument) => Iterable<Json>

/** Views per dataset. The usual ones are few; stacks of releases come and go. */
const MAX_VIEWS = 8

/** One and the same list, so that asking without variants is known at once. */
const NO_VARIANTS: readonly string[] = []

/** What tells one reader's documents from another's. */
interface Eyes {
  perspective: Perspective
  sight: Sight
  variants: readonly string[]
}

/** The views of a source, the most recently used last. */
interface Views {
  byKey: Map<string, View>
  newest: (Eyes & {view: View}) | undefined
}

const viewsOfSources = new WeakMap<Source, Views>()

/** The view of a source for a perspective, a sight and variants; equal asks share one. */
export function viewOf(
  source: Source,
  perspective: Perspective,
  sight: Sight,
  variants: readonly string[] = NO_VARIANTS,
): View {
  const views = viewsOfSources.get(source) ?? followCommits(source)
  const {newest} = views
  if (newest?.perspective === perspective && newest.sight === sight && newest.variants === variants)
    return newest.view
  const eyes = {perspective, sight, variants}
  const key = keyOf(eyes)
  const view = views.byKey.get(key) ?? new View(source, perspective, sight, variants)
  views.byKey.delete(key)
  views.byKey.set(key, view)
  views.newest = {...eyes, view}
  const oldest = views.byKey.size > MAX_VIEWS ? views.byKey.keys().next().value : undefined
  if (oldest !== undefined) views.byKey.delete(oldest)
  return view
}

/** Whether a view is there, or would have to be made first, which looks at every document. */
export function hasView(source: Source, perspective: Perspective, sight: Sight, variants: readonly string[]) {
  return viewsOfSources.get(source)?.byKey.has(keyOf({perspective, sight, variants})) ?? false
}

/** Who sees neither drafts nor versions sees the same in every stack of them: equal lanes are one view. */
function keyOf({perspective, sight, variants}: Eyes): string {
  if (perspective === 'raw') return `${sight}:`
  return `${sight}:${lanesOf(perspective, variants, sight).join(';')}`
}

function followCommits(source: Source): Views {
  const views: Views = {byKey: new Map(), newest: undefined}
  viewsOfSources.set(source, views)
  source.onCommit(({changes}) => {
    for (const view of views.byKey.values()) {
      for (const change of changes) view.touch(change.documentId)
    }
  })
  return views
}
