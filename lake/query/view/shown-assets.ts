import {ASSET_TYPES} from '../../model/asset-document.ts'
import {referencesOf} from '../../write/stage/references.ts'
import type {StoredDocument} from '../../model/types.ts'

const TYPES: ReadonlySet<string> = new Set(ASSET_TYPES)

/** Whether a document describes an image or a file. */
export const isAsset = ({_type}: StoredDocument) => TYPES.has(_type)

/** The assets that documents of a view show. Visitors see no other assets: an image that only a draft shows is not public yet. */
export class ShownAssets {
  /** Number of references to each id. */
  readonly #references = new Map<string, number>()

  has(id: string) {
    return this.#references.has(id)
  }

  /**
   * Follows a change of a document.
   * @returns ids that were shown before and are not now, or the reverse
   */
  replace(previous: StoredDocument | undefined, next: StoredDocument | undefined): string[] {
    const lost = targetsOf(previous)
    const gained = targetsOf(next)
    for (const id of gained) this.#count(id, 1)
    for (const id of lost) this.#count(id, -1)
    return [...new Set([...lost, ...gained])].filter((id) => this.has(id) !== lost.has(id))
  }

  #count(id: string, step: number) {
    const count = (this.#references.get(id) ?? 0) + step
    if (count === 0) this.#references.delete(id)
    else this.#references.set(id, count)
  }
}

/** An asset shows no other: its references say where it came from. */
const targetsOf = (document: StoredDocument | undefined): ReadonlySet<string> =>
  new Set(document && !isAsset(document) ? referencesOf(document).map(({id}) => id) : [])
