import {makePatches, stringifyPatches} from '@sanity/diff-match-patch'
import {targetsOf} from './patch-targets.ts'
import {patchText, withEveryInsertion} from './text-patch.ts'
import type {PatchOperations, StoredDocument} from '../../model/types.ts'

/** A text in a document, as the patches left it and as it would be with all that they insert. */
interface Text {
  patched: string
  whole: string
}

/** A patch that puts back into a document what its text patches left out. */
export interface Restoration {
  id: string
  operations: PatchOperations
}

/**
 * What the text patches of one transaction left out, because others had changed its surroundings first.
 * `@sanity/mutator` drops it without a word, in the Studio as well as here, so the transaction itself stays as it is;
 * what it left out is for a transaction of its own, which every listener sees as somebody else's change.
 */
export class LeftOut {
  readonly #texts = new Map<string, Map<string, Text>>()

  /** @param patches that led from `document` to `next` */
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
   * @param get the documents as the transaction left them
   * @returns a patch for each document that lacks something
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
