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
import {getPublishedId, type SanityClient} from 'sanity'
import {z} from 'zod'
import {asSeen, prefixOf, type Place} from '../lib/place.ts'
import {Explained, reasonFor} from '../live/reason.ts'
import {proposedDescription} from '../pictures/description.ts'
import {deleteUnchanged, publishDrafts, readyDrafts, type Look} from '../publishing/drafts.ts'
import {cataloguePictures, type CataloguePictures} from './catalogue-pictures.ts'
import {createProducts} from './create-products.ts'
import {expectReadable, isPicture, lookAt, ORIGINAL, type Photograph} from './photographs.ts'
import {EMPTY_RUN, failed, madeIn, NO_FAILURE, type Failure, type Run} from './adding-run.ts'

/** Number of simultaneous uploads. More would share the same connection, and the same memory of a phone. */
const UPLOADS = 3
/** Milliseconds before the next attempt after the connection was lost. */
const RETRY_MS = 2000

interface Attempt {
  phase: Run['phase']
  before: Run['phase']
  failure: Failure
}

/**
 * Makes a draft of a product for each photograph: uploads them all, then makes all drafts in one transaction. Until
 * then nothing is in the catalogue, so a run can be stopped, continued after a lost connection, or started again with
 * the same photographs: those that the lake already has are not sent again.
 */
export class AddMany {
  readonly run = new BehaviorSubject<Run>(EMPTY_RUN)
  /** Writes where the bar said when the run was started. */
  private client: SanityClient
  private readonly catalogue: CataloguePictures
  private uploads: Subscription | undefined
  private looking: Promise<void> = Promise.resolve()

  constructor(client: SanityClient) {
    this.client = client
    this.catalogue = cataloguePictures(client)
  }

  /** Reads the catalogue's pictures while the person chooses photographs. After a failure, `choose` reads them. */
  prepare(): void {
    this.catalogue().catch(() => undefined)
  }

  /**
   * Looks at files that were chosen or dropped, and at those that wait for the lake. Earlier photographs stay as they
   * are; photographs of an ended run are forgotten.
   */
  choose(files: readonly File[]): Promise<void> {
    // One after the other, so that no files replace those that are being looked at.
    this.looking = this.looking.then(() => this.look(files))
    return this.looking
  }

  /** Changes what is known about a photograph, such as its name, or whether it becomes a product. */
  edit(key: number, change: Partial<Photograph>): void {
    const photographs = this.run.value.photographs.map((photograph) =>
      photograph.key === key ? {...photograph, ...change} : photograph,
    )
    this.change({photographs})
  }

  /**
   * Uploads the chosen photographs, then makes their drafts in a category, or their versions in a release.
   * @param categoryId absent: that of a run that was stopped, which goes on
   * @param place absent: that of such a run
   */
  start(categoryId = this.run.value.categoryId, place?: Place): void {
    if (place) {
      this.client = place.client
      this.change({release: place.release})
    }
    this.change({categoryId, phase: 'uploading', ...NO_FAILURE})
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
    for (const {key, assetId} of this.chosen()) if (!assetId) this.edit(key, {isChosen: false})
    await this.make()
  }

  /** Forgets the run, and deletes what it uploaded. */
  async discard(): Promise<void> {
    this.uploads?.unsubscribe()
    const {photographs} = this.run.value
    this.run.next(EMPTY_RUN)
    await this.deleteUploads(photographs)
  }

  /** Deletes the products of this run, except those that somebody has changed since. */
  async undo(): Promise<void> {
    const {photographs} = this.run.value
    const made = new Set(madeIn(this.run.value).map(({revision}) => revision))
    const {publication} = this.run.value
    if (publication !== undefined) made.add(publication)
    const before = publication === undefined ? 'made' : 'published'
    await this.attempt({phase: 'undoing', before, failure: 'add-many.undo-failed'}, async () => {
      const now = await this.stored()
      const same = now.filter(({_rev}) => made.has(_rev))
      await deleteUnchanged(this.client, same)
      // Products that are neither changed nor deleted now were deleted by somebody else.
      const kept = new Set<string>(
        now.filter((one) => !same.includes(one)).map(({_id}) => getPublishedId(_id)),
      )
      this.change({
        phase: 'undone',
        photographs: photographs.map((photograph) =>
          kept.has(photograph.product?.id ?? '') ? photograph : {...photograph, product: undefined},
        ),
        kept: kept.size,
      })
      await this.deleteUploads(photographs)
    })
  }

  /** Publishes the drafts of this run that have no errors. */
  async publish(look: Look): Promise<void> {
    const ids = madeIn(this.run.value).map(({id}) => id)
    await this.attempt(
      {phase: 'publishing', before: 'made', failure: 'add-many.publish-failed'},
      async () => {
        const {ready, refused} = await readyDrafts(this.client, ids, look)
        const publication = ready.length > 0 ? await publishDrafts(this.client, ready) : undefined
        this.change({phase: 'published', published: ready.length, publication, refused})
      },
    )
  }

  /** Begins again with no photographs, except those that wait for the lake. */
  reset(): void {
    const {waiting} = this.run.value
    this.run.next({...EMPTY_RUN, waiting, ...(waiting.length > 0 && {failure: 'add-many.failed'})})
  }

  private async look(files: readonly File[]): Promise<void> {
    const {phase} = this.run.value
    const isOpen = phase === 'choosing' || phase === 'reviewing'
    const before = isOpen ? {...this.run.value, ...NO_FAILURE} : EMPTY_RUN
    const chosen = [...before.waiting, ...files]
    this.run.next({...before, phase: 'looking'})
    try {
      const earlier = before.photographs
      const looked = await lookAt(this.client, chosen, {catalogue: this.catalogue, earlier})
      this.run.next({
        ...before,
        phase: 'reviewing',
        photographs: [...earlier, ...looked],
        waiting: [],
        others: before.others + chosen.filter((file) => !isPicture(file)).length,
      })
    } catch (error) {
      this.run.next({...before, waiting: chosen, ...failed('add-many.failed', error)})
    }
  }

  private chosen(): Photograph[] {
    return this.run.value.photographs.filter(({isChosen, failure}) => isChosen && failure === undefined)
  }

  private change(change: Partial<Run>): void {
    this.run.next({...this.run.value, ...change})
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
          return from(expectReadable(file)).pipe(
            mergeMap(() => {
              this.change({isOffline: true, obstacle: reasonFor(error)})
              return timer(RETRY_MS)
            }),
          )
        },
      }),
      map(({body}) => this.edit(key, {assetId: body.document._id, isUploadedHere: true})),
      catchError((error: unknown) => of(this.edit(key, {failure: reasonOfRefusal(error)}))),
      mergeMap(() => {
        this.change({isOffline: false, obstacle: undefined})
        return EMPTY
      }),
    )
  }

  private async make(): Promise<void> {
    const chosen = this.chosen()
    const {categoryId} = this.run.value
    await this.attempt({phase: 'making', before: 'stopped', failure: 'add-many.failed'}, async () => {
      const category = await this.nameOf(categoryId)
      const products = chosen.map(({name, assetId}) => {
        // A description is proposed, because a product without a description cannot be published.
        const alt = proposedDescription({name, category})
        return {
          ...(name.trim() && {name: name.trim()}),
          image: {_type: 'image', asset: {_type: 'reference', _ref: assetId}, ...(alt && {alt})},
        }
      })
      const made = await createProducts(this.client, categoryId, products)
      const productOf = new Map(chosen.map(({key}, index) => [key, made[index]]))
      const photographs = this.run.value.photographs.map((photograph) => ({
        ...photograph,
        product: productOf.get(photograph.key),
      }))
      this.change({phase: 'made', photographs})
    })
  }

  /** Waits for an answer of the lake in `phase`. A failure is shown in the phase before. */
  private async attempt({phase, before, failure}: Attempt, work: () => Promise<void>): Promise<void> {
    this.change({phase, ...NO_FAILURE})
    try {
      await work()
    } catch (error) {
      this.change({phase: before, ...failed(failure, error)})
    }
  }

  /** What is stored of this run's products now: their drafts, and what is published of them. */
  private async stored() {
    const ids = madeIn(this.run.value).flatMap(({id}) => [id, prefixOf(this.client) + id])
    const raw = this.client.withConfig({perspective: 'raw'})
    return revisions.parse(await raw.fetch<unknown>('*[_id in $ids]{_id, _rev}', {ids}))
  }

  private async nameOf(categoryId: string): Promise<string> {
    const seen = asSeen(this.client)
    const title = await seen.fetch<string | null>('string(*[_id == $categoryId][0].title)', {categoryId})
    return title ?? ''
  }

  /** An asset that something refers to stays: the lake refuses to delete it. */
  private async deleteUploads(photographs: readonly Photograph[]): Promise<void> {
    for (const {assetId, isUploadedHere} of photographs) {
      if (assetId && isUploadedHere) await this.client.delete(assetId).catch(() => undefined)
    }
  }
}

const revisions = z.array(z.object({_id: z.string(), _rev: z.string()}))

/** Why no attempt to upload can succeed; `undefined` when another attempt may. */
function reasonOfRefusal(error: unknown): string | undefined {
  if (error instanceof Explained) return error.message
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = Number(error.statusCode)
  return status >= 500 || status === 408 || status === 429 ? undefined : reasonFor(error)
}
