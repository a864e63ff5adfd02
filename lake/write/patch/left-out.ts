import {makePatches, stringifyPatches} from '@sanity/diff-match-patch'
import {targetsOf} from './patch-targets.ts'
import {patchText, withEveryInsertion} from './text-patch.ts'
import type {PatchOperations, StoredDocument} from '../../model/types.ts'

/** A text in a document: as the patches left it, and with all of their insertions. */
interface Text {
  patched: string
  whole: string
}

/** A patch that adds to a document the insertions that its text patches dropped. */
export interface Restoration {
  id: string
  operations: PatchOperations
}

/**
 * The insertions that the text patches of one transaction dropped, because others had changed the text around them.
 * `@sanity/mutator` drops them silently, in the Studio as well as here, so the transaction itself must drop them too. A
 * second transaction adds them again, and listeners receive it like somebody else's change.
 */
export class LeftOut {
  readonly #texts = new Map<string, Map<string, Text>>()

  /** @param patches the patches that turned `document` into `next` */
  note(document: StoredDocument, patches: readonly PatchOperations[], next: StoredDocument) {
    const texts = this.#texts.get(document._id) ?? new Map<string, Text>()
    for (const {diffMatchPatch = {}} of patches) {
      for (const [path, patch] of Object.entries(diffMatchPatch)) {
        const before = textAt(document, path)
        if (before === undefined) continue
        const patched = patchText(before, patch)
        const whole = withEveryInsertion(texts.get(path)?.whole ?? before, patch)
        if (whole !== patched) texts.set(path, {patched, whole})
        else texts.delete(path)
      }
    }
    for (const [path, {patched}] of texts) if (textAt(next, path) !== patched) texts.delete(path)
    if (texts.size > 0) this.#texts.set(document._id, texts)
    else this.#texts.delete(document._id)
  }

  /**
   * @param get returns a document as the transaction left it
   * @returns a patch for each document with dropped insertions
   */
  restorations(get: (id: string) => StoredDocument | undefined): Restoration[] {
    return [...this.#texts].flatMap(([id, texts]) => {
      const document = get(id)
      const lacking = [...texts].filter(([path, {patched}]) => document && textAt(document, path) === patched)
      if (lacking.length === 0) return []
      const patches = lacking.map(([path, {patched, whole}]) => [path, patchBetween(patched, whole)])
      return [{id, operations: {diffMatchPatch: Object.fromEntries(patches)}}]
    })
  }
}

const patchBetween = (from: string, to: string): string => stringifyPatches(makePatches(from, to))

function textAt(document: StoredDocument, path: string): string | undefined {
  const [found, ...others] = targetsOf(document, path)
  return typeof found?.value === 'string' && others.length === 0 ? found.value : undefined
}
