import {insufficientPermissions, invalid, LakeError} from '../../model/errors.ts'
import {documentAlreadyExists, documentNotFound, stampDocument, type Stamp} from '../../model/documents.ts'
import {isDeeper} from '../../model/json.ts'
import {readDefinition} from '../../model/variant-definition.ts'
import {isDefinitionId} from '../../model/variant-id.ts'
import {checkVariantKey} from '../../model/variant-key.ts'
import {effectsOf} from '../patch/mendoza.ts'
import {rejectLocked} from './release-lock.ts'
import {LeftOut, type Restoration} from '../patch/left-out.ts'
import {checkPaths} from '../patch/patch-paths.ts'
import {patchInSteps} from '../patch/patch-steps.ts'
import {checkReferences, referencesOf, weakened, type DocumentsAfter} from './references.ts'
import type {
  Change,
  ConcreteMutation,
  JsonObject,
  MutationResult,
  PatchOperations,
  StoredDocument,
} from '../../model/types.ts'

/** Levels of nesting in a document. One request can send 100 levels; patches can nest them deeper. */
const MAX_DEPTH = 200

/** The committed documents that a transaction starts from. */
export interface Base {
  readonly documents: Pick<ReadonlyMap<string, StoredDocument>, 'get' | 'values'>
  idsReferencing(id: string): ReadonlySet<string>
}

interface Touched {
  previous: StoredDocument | undefined
  next: StoredDocument | undefined
  mutations: ConcreteMutation[]
  /** Position in the request of the last mutation or action that touched the document. */
  index: number
}

/**
 * The documents as the steps of one transaction change them. Each step sees the changes of the steps before it. The
 * base is never modified; `finish` returns the changes.
 */
export class Stage {
  readonly stamp: Stamp
  /** Position in the request of the mutation or action that runs now. */
  index = 0
  readonly #base: Base
  readonly #mayTouch: (id: string) => boolean
  readonly #touched = new Map<string, Touched>()
  readonly #isPurgedType: (type: string) => boolean
  readonly #purged = new Set<string>()
  readonly #leftOut = new LeftOut()
  #isLakeAtWork = false

  /**
   * @param mayTouch whether the author may read and write a document
   * @param isPurgedType whether documents of a type are deleted for good
   */
  constructor(
    base: Base,
    stamp: Stamp,
    mayTouch: (id: string) => boolean = () => true,
    isPurgedType: (type: string) => boolean = () => false,
  ) {
    this.#base = base
    this.stamp = stamp
    this.#mayTouch = mayTouch
    this.#isPurgedType = isPurgedType
  }

  /** @throws LakeError `insufficientPermissionsError` when the author may not see the document */
  get(id: string): StoredDocument | undefined {
    this.assertMayTouch(id)
    return this.#read(id)
  }

  /** @throws LakeError `insufficientPermissionsError` when the author may not see the document */
  assertMayTouch(id: string) {
    if (!this.#mayTouch(id)) throw insufficientPermissions('update')
  }

  #read(id: string): StoredDocument | undefined {
    const touched = this.#touched.get(id)
    return touched ? touched.next : this.#base.documents.get(id)
  }

  /** Runs steps of the lake itself, which may write documents that release locks protect from clients. */
  asLake(steps: () => void) {
    this.#isLakeAtWork = true
    try {
      steps()
    } finally {
      this.#isLakeAtWork = false
    }
  }

  /** A stage that starts from the current state of this one: for the next transaction, or to try further steps. */
  fork(stamp = this.stamp): Stage {
    const documents = {get: (id: string) => this.#read(id), values: () => this.documents()}
    const {idsReferencing} = this.#documentsAfter()
    return new Stage({documents, idsReferencing}, stamp, this.#mayTouch, this.#isPurgedType)
  }

  /** @throws LakeError `documentNotFoundError` */
  require(id: string): StoredDocument {
    const document = this.get(id)
    if (document) return document
    throw documentNotFound(id)
  }

  /** Every document as of the last step. */
  *documents(): Generator<StoredDocument, undefined> {
    for (const document of this.#base.documents.values()) {
      if (!this.#touched.has(document._id)) yield document
    }
    for (const {next} of this.#touched.values()) if (next) yield next
  }

  /** The documents that the steps have changed, by id; `undefined` for deleted ones. */
  changed(): ReadonlyMap<string, StoredDocument | undefined> {
    return new Map([...this.#touched].map(([id, {next}]) => [id, next]))
  }

  create(sent: JsonObject): MutationResult {
    const document = stampDocument(sent, this.stamp)
    if (this.get(document._id)) throw documentAlreadyExists(document._id)
    return this.#write(document._id, document, [{create: document}])
  }

  createIfNotExists(sent: JsonObject): MutationResult {
    const document = stampDocument(sent, this.stamp)
    const existing = this.get(document._id)
    if (existing) return {id: existing._id, operation: 'none', document: existing}
    return this.#write(document._id, document, [{createIfNotExists: document}])
  }

  createOrReplace(sent: JsonObject): MutationResult {
    const existing = typeof sent._id === 'string' ? this.get(sent._id) : undefined
    // A document of another type replaces it as if it had been deleted first, so it gets its own creation time.
    const replaced = existing?._type === sent._type ? existing : undefined
    const document = stampDocument(sent, this.stamp, replaced)
    return this.#write(document._id, document, [{createOrReplace: document}])
  }

  delete(id: string): MutationResult {
    if (!this.get(id)) return {id, operation: 'none'}
    return this.#write(id, undefined, [{delete: {id}}])
  }

  /**
   * Removes a document's past from the log. When the same transaction deletes the document, the log keeps only the fact
   * of the deletion; otherwise it keeps the changes from this transaction on.
   */
  purge(id: string) {
    this.assertMayTouch(id)
    this.#purged.add(id)
  }

  /** Ids of the documents whose past the commit has to remove. */
  get purged(): ReadonlySet<string> {
    return this.#purged
  }

  /** Patches that add the insertions that the steps' text patches dropped. */
  restorations(): Restoration[] {
    return this.#leftOut.restorations((id) => this.get(id))
  }

  /** A patch that changes nothing is committed too, because its sender waits for the event. */
  patch(id: string, {ifRevisionID, ...operations}: PatchOperations): MutationResult {
    const document = this.require(id)
    if (ifRevisionID !== undefined) this.checkRevision(id, ifRevisionID)
    const {transactionId, timestamp} = this.stamp
    checkPaths(operations, id)
    const {next, patches} = patchInSteps(document, operations)
    this.#leftOut.note(document, patches, next)
    return this.#write(
      id,
      {...next, _rev: transactionId, _updatedAt: timestamp},
      patches.map((patch) => ({patch: {...patch, id}})),
    )
  }

  /**
   * Rejects a revision other than the one that the document had when the transaction began.
   * @throws LakeError `documentRevisionIDDoesNotMatchError`
   */
  checkRevision(id: string, expected: string) {
    const current = (this.#base.documents.get(id) ?? this.get(id))?._rev ?? null
    if (current === expected) return
    throw new LakeError(
      'documentRevisionIDDoesNotMatchError',
      `The document "${id}" is at revision "${current ?? 'none'}", not at "${expected}"`,
      {id, currentRevisionID: current, expectedRevisionID: expected},
    )
  }

  /**
   * The result of all steps, as one change for each document.
   * @throws LakeError `documentReferenceDoesNotExistError`, `documentHasExistingReferencesError`
   */
  finish(): Change[] {
    this.#weakenReferencesToPurged()
    const after = {...this.#documentsAfter(), maySee: this.#mayTouch}
    const changes: Change[] = []
    for (const [documentId, {previous, next, mutations, index}] of this.#touched) {
      if (!previous && !next) continue
      this.index = index
      if (next) checkDepth(next)
      checkReferences({documentId, previous, next}, after)
      changes.push({documentId, previous, next, mutations, effects: effectsOf(previous, next)})
    }
    return changes
  }

  /** What is deleted for good holds a person's data. No reference to it may keep it. */
  #weakenReferencesToPurged() {
    const purged = [...this.#touched].filter(
      ([, {previous, next}]) => previous && !next && this.#isPurgedType(previous._type),
    )
    for (const [id] of purged)
      for (const source of this.#documentsAfter().idsReferencing(id)) {
        const document = this.#read(source)
        if (!document || !referencesOf(document).some((each) => each.strong && each.id === id)) continue
        const {transactionId: _rev, timestamp: _updatedAt} = this.stamp
        const next = {...document, ...weakened(document, id), _rev, _updatedAt}
        this.asLake(() => this.#write(source, next, [{createOrReplace: next}]))
      }
  }

  #documentsAfter(): Pick<DocumentsAfter, 'get'> & Pick<Base, 'idsReferencing'> {
    const added = new Map<string, string[]>()
    for (const {next} of this.#touched.values()) {
      if (!next) continue
      for (const {id} of referencesOf(next)) {
        const sources = added.get(id)
        if (sources) sources.push(next._id)
        else added.set(id, [next._id])
      }
    }
    return {
      get: (id) => this.#read(id),
      idsReferencing: (id) => new Set([...this.#base.idsReferencing(id), ...(added.get(id) ?? [])]),
    }
  }

  #write(id: string, next: StoredDocument | undefined, mutations: ConcreteMutation[]): MutationResult {
    const before = this.get(id)
    if (!this.#isLakeAtWork) rejectLocked(id, before ?? next, (other) => this.get(other))
    // Queries rely on valid definitions of variants, and on variants whose id and `_system` agree.
    if (next && isDefinitionId(id)) readDefinition(next)
    else if (next) checkVariantKey(next)
    const touched = this.#touched.get(id)
    if (touched) {
      touched.next = next
      touched.mutations.push(...mutations)
      touched.index = this.index
    } else {
      this.#touched.set(id, {previous: before, next, mutations, index: this.index})
    }
    if (!next) return {id, operation: 'delete', ...(before && {document: before})}
    return {id, operation: before ? 'update' : 'create', document: next}
  }
}

/**
 * Rejects a document that patches have nested too deeply to be written as JSON.
 * @throws LakeError `validationError`
 */
function checkDepth(document: StoredDocument) {
  if (!isDeeper(document, MAX_DEPTH)) return
  const {_id: id} = document
  throw invalid(`The document "${id}" is nested more than ${MAX_DEPTH} levels deep`, id)
}
