import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {untilAnswered} from '../pending-edits/until-answered.ts'

/** A number field that holds no number is an error of its form. */
const drafts = z.array(
  z.looseObject({
    _id: z.string(),
    _rev: z.string(),
    _type: z.string(),
    _createdAt: z.string(),
    _updatedAt: z.string(),
    productId: z.string().optional().catch(undefined),
  }),
)

/** A draft as it is stored. */
export type Draft = z.infer<typeof drafts>[number]

/** The drafts of products. A product without changes has no draft. */
export async function draftsOf(client: SanityClient, ids: readonly string[]): Promise<Draft[]> {
  const raw = client.withConfig({perspective: 'raw'})
  return drafts.parse(await raw.fetch<unknown>('*[_id in $ids]', {ids: ids.map((id) => `drafts.${id}`)}))
}

/** A draft, with the reasons against its publication. */
export interface Looked {
  draft: Draft
  /** Number of the product. */
  product: string
  errors: string[]
}

export type Look = (drafts: Draft[]) => Promise<Looked[]>

/** The drafts of products that can be published, and those that cannot. */
export async function readyDrafts(client: SanityClient, ids: readonly string[], look: Look) {
  const looked = await look(await draftsOf(client, ids))
  const refused = looked.filter(({errors}) => errors.length > 0)
  return {ready: looked.flatMap(({draft, errors}) => (errors.length === 0 ? draft : [])), refused}
}

/** Publishes drafts in one request: all of them, or none if somebody has changed one in the meantime. */
export async function publishDrafts(client: SanityClient, chosen: readonly Draft[]): Promise<string> {
  const {transactionId} = await client.action(
    chosen.map(({_id, _rev}) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId: _id,
      publishedId: _id.replace(/^drafts\./, ''),
      ifDraftRevisionId: _rev,
    })),
    untilAnswered(),
  )
  return transactionId
}

/** Deletes documents in one request: all of them, or none if somebody has changed one in the meantime. */
export async function deleteUnchanged(
  client: SanityClient,
  documents: readonly {_id: string; _rev: string}[],
): Promise<void> {
  if (documents.length === 0) return
  const transaction = client.transaction()
  for (const {_id, _rev} of documents)
    // A patch can name the revision that it expects, a deletion cannot.
    transaction.patch(_id, (patch) => patch.ifRevisionId(_rev).unset(['undone'])).delete(_id)
  await transaction.commit(untilAnswered())
}
