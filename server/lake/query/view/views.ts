import {lanesOf, type Perspective} from './perspective.ts'
import type {Sight} from './permissions.ts'
import type {Source} from './reader.ts'
import {View} from './view.ts'

/** Views kept per dataset. Few are usual; stacks of releases come and go. */
const MAX_VIEWS = 8

/** Shared, so that a query without variants is recognised by identity. */
const NO_VARIANTS: readonly string[] = []

/** What tells one reader's documents from another's. */
interface Eyes {
  perspective: Perspective
  sight: Sight
  variants: readonly string[]
}

/** The views of one source, the least recently used first. They follow the source's commits. */
export class Views {
  readonly #source: Source
  readonly #byKey = new Map<string, View>()
  #newest: (Eyes & {view: View}) | undefined

  constructor(source: Source) {
    this.#source = source
    source.onCommit(({changes}) => {
      for (const view of this.#byKey.values()) {
        for (const change of changes) view.touch(change.documentId)
      }
    })
  }

  /** The view for a perspective, a sight and variants. Equal requests share one. */
  view(perspective: Perspective, sight: Sight, variants: readonly string[] = NO_VARIANTS): View {
    const newest = this.#newest
    if (newest?.perspective === perspective && newest.sight === sight && newest.variants === variants)
      return newest.view
    const eyes = {perspective, sight, variants}
    const key = keyOf(eyes)
    const view = this.#byKey.get(key) ?? new View(this.#source, perspective, sight, variants)
    this.#byKey.delete(key)
    this.#byKey.set(key, view)
    this.#newest = {...eyes, view}
    const oldest = this.#byKey.size > MAX_VIEWS ? this.#byKey.keys().next().value : undefined
    if (oldest !== undefined) this.#byKey.delete(oldest)
    return view
  }

  /** Whether the view exists already. Making one goes through every document. */
  has(perspective: Perspective, sight: Sight, variants: readonly string[]): boolean {
    return this.#byKey.has(keyOf({perspective, sight, variants}))
  }
}

/** Readers who see neither drafts nor versions see the same in every stack of layers: equal lanes are one view. */
function keyOf({perspective, sight, variants}: Eyes): string {
  if (perspective === 'raw') return `${sight}:`
  return `${sight}:${lanesOf(perspective, variants, sight).join(';')}`
}
