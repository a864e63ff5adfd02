import {insert, set, setIfMissing, unset} from 'sanity'
import type {FormPatch} from 'sanity'
import {isEntry} from './changes.ts'
import type {Missing} from './changes.ts'

/** The patches that put missing changes back into their document. A new entry of a list becomes the last one. */
export function putBack(changes: readonly Missing[]): FormPatch[] {
  return changes.filter(({hasPlace}) => hasPlace).flatMap(patchesOf)
}

function patchesOf({path, after, now}: Missing): FormPatch[] {
  if (after === null) return [unset(path)]
  if (!isEntry(path) || now !== null) return [set(after, path)]
  const list = path.slice(0, -1)
  return [setIfMissing([], list), insert([after], 'after', [...list, -1])]
}
