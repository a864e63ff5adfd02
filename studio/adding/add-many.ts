import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  filter,
  from,
  map,
  mergeMap,
  of,
  retry,
  take,
  timer,
} from 'rxjs'
import type {Observable, Subscription} from 'rxjs'
import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {reasonFor} from '../live/refusal.ts'
import {proposedDescription} from '../pictures/description.ts'
import {draftsOf, publishDrafts} from '../publishing/drafts.ts'
import type {Draft} from '../publishing/drafts.ts'
import type {Looked} from '../publishing/look.ts'
import {CataloguePictures} from './catalogue-pictures.ts'
import {createProducts} from './create-products.ts'
import type {MadeProduct} from './create-products.ts'
import {isPicture, lookAt, ORIGINAL} from './photographs.ts'
import type {Photograph} from './photographs.ts'

/** Number of simultaneous uploads. More would share the same connection, and the same memory of a phone. */
const UPLOADS = 3
/** Milliseconds before the next attempt after the connection was lost. */
const RETRY_MS = 2000

type Phase =
  | 'choosing'
  | 'looking'
  | 'reviewing'
  | 'uploading'
  | 'stopped'
  | 'making'
  | 'made'
  | 'publishing'
  | 'published'
  | 'undone'

/** Key of a sentence about a failure. */
export type Failure = 'add-many.failed' | 'add-many.undo-failed' | 'add-many.publish-failed'

/** State of one run, as the screen shows it. */
export interface Run {
  phase: Phase
  photographs: Photograph[]
  /** Number of chosen files that are no pictures. */
  others: number
  /** Whether an upload waits for the connection. */
  isOffline: boolean
  /** The server's own sentence about why it rejects uploads or failed, such as a full disk. */
  obstacle?: string | undefined
  made: MadeProduct[]
  /** Drafts that undoing kept, because somebody has changed them since. */
  kept: number
  /** Products that were published. */
  published: number
  /** Numbers of products that could not be published, with the reasons. */
  refused: {product: string; errors: string[]}[]
  failure?: Failure | undefined
}

const EMPTY_RUN: Run = {
  phase: 'choosing',
  photographs: [],
  others: 0,
  isOffline: false,
  made: [],
  kept: 0,
  published: 0,
  refused: [],
}
const NO_FAILURE: Pick<Run, 'failure' | 'obstacle'> = {failure: undefined, obstacle: undefined}

/** A failure, with the server's reason where it sent one. */
const failed = (failure: Failure, error: unknown) => ({
  failure,
  obstacle: reasonFor(error),
})

const revisions = z.array(z.object({_id: z.string(), _rev: z.string()}))
const present = z.array(z.object({_id: z.string(), productId: z.string(), asset: z.string()}))

/**
 * Makes a draft of a product for each photograph: uploads them all, then makes all drafts in one transaction. Until
 * then nothing is in the catalogue, so a run can be stopped, continued after a lost connection, or started again with
 * the same photographs: those that the lake already has are not sent again.
 */
export class AddMany {
  readonly run = new BehaviorSubject<Run>(EMPTY_RUN)
  private readonly client: SanityClient
  private readonly catalogue: CataloguePictures
  private uploads: Subscription | undefined
  private revisionOf = new Map<string, string>()
  private categoryId = ''

  constructor(client: SanityClient) {
    this.client = client
    this.catalogue = new CataloguePictures(client)
  }

  /** Reads the catalogue's pictures while the person chooses photographs. After a failure, `choose` reads them. */
  prepare(): void {
    this.catalogue.now().catch(() => undefined)
  }

  /** Looks at files that were chosen or dropped. Those of a run that has ended are forgotten. */
  async choose(files: readonly File[]): Promise<void> {
    const {phase, photographs, others: earlier} = this.run.value
    const before = phase === 'reviewing' ? photographs.map(({file}) => file) : []
    const others = phase === 'reviewing' ? earlier : 0
    this.run.next({...EMPTY_RUN, phase: 'looking'})
    try {
      this.run.next({
        ...EMPTY_RUN,
        phase: 'reviewing',
        photographs: await lookAt(this.client, [...before, ...files], {catalogue: this.catalogue}),
        others: others + files.filter((file) => !isPicture(file)).length,
      })
    } catch (error) {
      this.run.next({...EMPTY_RUN, ...failed('add-many.failed', error)})
    }
  }

  /** Changes the name of a photograph, or whether it becomes a product. */
  edit(key: number, change: Partial<Pick<Photograph, 'name' | 'isChosen'>>): void {
    this.patch(key, change)
  }

  /** Uploads the chosen photographs, then makes the drafts. Continues a run that was stopped. */
  start(categoryId: string): void {
    this.categoryId = categoryId
    this.change({phase: 'uploading', ...NO_FAILURE})
    this.uploads = from(this.chosen().filter(({assetId}) => assetId === undefined))
      .pipe(mergeMap((photograph) => this.upload(photograph), UPLOADS))
      .subscribe({complete: () => void this.make()})
  }

  /** Stops the uploads. Uploaded photographs stay, so that the run can continue. */
  stop(): void {
    this.uploads?.unsubscribe()
    this.change({phase: 'stopped', isOffline: false})
  }

  /** Makes drafts of the photographs that are uploaded, and leaves out the others. */
  async makeUploaded(): Promise<void> {
    for (const {key, assetId} of this.chosen()) if (!assetId) this.patch(key, {isChosen: false})
    await this.make()
  }

  /** Forgets the run, and deletes what it uploaded. */
  async discard(): Promise<void> {
    this.uploads?.unsubscribe()
    const {photographs} = this.run.value
    this.run.next(EMPTY_RUN)
    await this.deleteUploads(photographs)
  }

  /** Deletes the drafts of this run, except those that somebody has changed since. */
  async undo(): Promise<void> {
    const {made, photographs} = this.run.value
    try {
      const now = await this.revisionsOf(made)
      const same = now.filter(({_id, _rev}) => this.revisionOf.get(_id) === _rev)
      const transaction = this.client.transaction()
      for (const {_id, _rev} of same) {
        // A patch can name the revision that it expects, a deletion cannot.
        transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).unset(['undone'])).delete(_id)
      }
      if (same.length > 0) await transaction.commit()
      this.change({phase: 'undone', kept: made.length - same.length, ...NO_FAILURE})
      await this.deleteUploads(photographs)
    } catch (error) {
      this.change(failed('add-many.undo-failed', error))
    }
  }

  /** Publishes the drafts of this run that have no errors. */
  async publish(look: (drafts: Draft[]) => Promise<Looked[]>): Promise<void> {
    this.change({phase: 'publishing', ...NO_FAILURE})
    try {
      const made = this.run.value.made.map(({id}) => id)
      const looked = await look(await draftsOf(this.client, made))
      const ready = looked.filter(({errors}) => errors.length === 0)
      if (ready.length > 0)
        await publishDrafts(
          this.client,
          ready.map(({draft}) => draft),
        )
      const refused = looked.filter(({errors}) => errors.length > 0)
      this.change({phase: 'published', published: ready.length, refused})
    } catch (error) {
      this.change({phase: 'made', ...failed('add-many.publish-failed', error)})
    }
  }

  /** Begins again with no photographs. */
  reset(): void {
    this.run.next(EMPTY_RUN)
  }

  private chosen(): Photograph[] {
    return this.run.value.photographs.filter(({isChosen, failure}) => isChosen && failure === undefined)
  }

  private change(change: Partial<Run>): void {
    this.run.next({...this.run.value, ...change})
  }

  private patch(key: number, change: Partial<Photograph>): void {
    const photographs = this.run.value.photographs.map((photograph) =>
      photograph.key === key ? {...photograph, ...change} : photograph,
    )
    this.change({photographs})
  }

  /** Uploads one photograph, and waits for the connection when it is lost. Completes even when refused. */
  private upload({key, file, sha1}: Photograph): Observable<never> {
    const source = sha1 === undefined ? undefined : {source: {id: sha1, name: ORIGINAL}}
    return defer(() =>
      this.client.observable.assets.upload('image', file, {filename: file.name, ...source}),
    ).pipe(
      filter((event) => event.type === 'response'),
      take(1),
      retry({
        delay: (error: unknown) => {
          if (reasonOfRefusal(error) !== undefined) throw error
          this.change({isOffline: true, obstacle: reasonFor(error)})
          return timer(RETRY_MS)
        },
      }),
      map(({body}) => this.patch(key, {assetId: body.document._id, isUploadedHere: true})),
      catchError((error: unknown) => of(this.patch(key, {failure: reasonOfRefusal(error)}))),
      mergeMap(() => {
        this.change({isOffline: false, obstacle: undefined})
        return EMPTY
      }),
    )
  }

  private async make(): Promise<void> {
    this.change({phase: 'making', ...NO_FAILURE})
    try {
      const chosen = this.chosen()
      const earlier = await this.madeEarlier(chosen)
      const missing = chosen.filter(({assetId}) => earlier.every(({asset}) => asset !== assetId))
      const category = await this.nameOfCategory()
      const products = missing.map(({name, assetId}) => {
        // A description is proposed: without one, a product cannot be published.
        const alt = proposedDescription({name, category})
        return {
          ...(name.trim() && {name: name.trim()}),
          image: {_type: 'image', asset: {_type: 'reference', _ref: assetId}, ...(alt && {alt})},
        }
      })
      const added = products.length > 0 ? await createProducts(this.client, this.categoryId, products) : []
      const made = [...earlier.map(({_id, productId}) => ({id: _id, productId})), ...added]
      const now = await this.revisionsOf(made)
      this.revisionOf = new Map(now.map(({_id, _rev}) => [_id, _rev]))
      this.change({phase: 'made', made})
    } catch (error) {
      this.change({phase: 'stopped', ...failed('add-many.failed', error)})
    }
  }

  /** Drafts of this run whose confirmation was lost. Photographs that another product shows do not count. */
  private async madeEarlier(chosen: readonly Photograph[]) {
    const assets = chosen.flatMap(({assetId, usedBy}) => (usedBy === undefined && assetId) || [])
    const raw = this.client.withConfig({perspective: 'raw'})
    const found = await raw.fetch<unknown>(
      `*[_type == "product" && category._ref == $categoryId && image.asset._ref in $assets && _id in path("drafts.**")]{
        "_id": string::split(_id, "drafts.")[1], productId, "asset": image.asset._ref
      }`,
      {assets, categoryId: this.categoryId},
    )
    return present.parse(found)
  }

  private async nameOfCategory(): Promise<string> {
    const drafts = this.client.withConfig({perspective: 'drafts'})
    const title = await drafts.fetch<string | null>('*[_id == $id][0].title', {id: this.categoryId})
    return title ?? ''
  }

  private async revisionsOf(made: readonly MadeProduct[]) {
    const raw = this.client.withConfig({perspective: 'raw'})
    const ids = made.map(({id}) => `drafts.${id}`)
    return revisions.parse(await raw.fetch<unknown>('*[_id in $ids]{_id, _rev}', {ids}))
  }

  /** An asset that something refers to stays: the lake refuses to delete it. */
  private async deleteUploads(photographs: readonly Photograph[]): Promise<void> {
    for (const {assetId, isUploadedHere} of photographs) {
      if (assetId && isUploadedHere) await this.client.delete(assetId).catch(() => undefined)
    }
  }
}

/** The lake's reason for refusing an upload; `undefined` when another attempt may succeed. */
function reasonOfRefusal(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = Number(error.statusCode)
  return status >= 500 || status === 408 || status === 429 ? undefined : reasonFor(error)
}
