import {lanesOf, type Perspective} from './perspective.ts'
import type {ReadAccess} from './permissions.ts'
import type {Source} from './reader.ts'
import {putNewest, View} from './view.ts'

/** Maximum number of views per dataset. Few are usual; stacks of releases come and go. */
const MAX_VIEWS = 8

/** One shared array, so that queries without variants can be recognised by identity. */
const NO_VARIANTS: readonly string[] = []

/** Everything that decides which documents a reader sees. */
interface ViewKey {
  perspective: Perspective
  readAccess: ReadAccess
  variants: readonly string[]
}

/** The views of one source, the least recently used first. Views follow the commits of the source. */
export class Views {
  readonly #source: Source
  readonly #byKey = new Map<string, View>()
  #newest: (ViewKey & {view: View}) | undefined

  constructor(source: Source) {
    this.#source = source
    source.onCommit(({changes}) => {
      for (const view of this.#byKey.values()) {
        for (const change of changes) view.touch(change.documentId)
      }
    })
  }

  /** Returns the view for a perspective, a read access and variants. Equal requests share one. */
  view(perspective: Perspective, readAccess: ReadAccess, variants: readonly string[] = NO_VARIANTS): View {
    const newest = this.#newest
    if (
      newest?.perspective === perspective &&
      newest.readAccess === readAccess &&
      newest.variants === variants
    )
      return newest.view
    const wanted = {perspective, readAccess, variants}
    const key = keyOf(wanted)
    const view = this.#byKey.get(key) ?? new View(this.#source, perspective, readAccess, variants)
    putNewest(this.#byKey, key, view, MAX_VIEWS)
    this.#newest = {...wanted, view}
    return view
  }

  /** Whether the view exists. Creating one reads every document. */
  has(perspective: Perspective, readAccess: ReadAccess, variants: readonly string[]): boolean {
    return this.#byKey.has(keyOf({perspective, readAccess, variants}))
  }
}

/** Key of a view. Readers without access to drafts share one for all stacks of releases, because their lanes are equal. */
function keyOf({perspective, readAccess, variants}: ViewKey): string {
  if (perspective === 'raw') return `${readAccess}:`
  return `${readAccess}:${lanesOf(perspective, variants, readAccess).join(';')}`
}
