import type {SanityClient} from 'sanity'
import {z} from 'zod'
import {formerAddresses, type FormerAddresses} from '../../contract/services/addresses.ts'
import {FORMER_ADDRESSES, SUCCESSORS} from '../../contract/services/paths.ts'
import {readEach} from '../../contract/read-each.ts'
import {plainCode} from '../../contract/text/plain.ts'
import {ask} from '../live/ask.ts'

const NONE: FormerAddresses = {former: [], proposed: {}}

/** An address of something. `item` is empty for a category. */
export interface Named {
  category: string
  item: string
  /** Id of the document. */
  document: string
}

/**
 * What the shop's server knows of former addresses. Nothing where the server is not the shop's own, or does not answer: a
 * missing warning must not keep anybody from working.
 */
export async function readFormer(client: Pick<SanityClient, 'config'>): Promise<FormerAddresses> {
  const {apiHost, token, useProjectHostname} = client.config()
  if (useProjectHostname) return NONE
  try {
    return formerAddresses.parse(await (await ask({apiHost, token}, FORMER_ADDRESSES)).json())
  } catch {
    return NONE
  }
}

/** Whose address this once was, if it was that of something else. */
export const formerOwner = ({former}: FormerAddresses, {category, item, document}: Named) =>
  former.find(
    (row) =>
      row.category === category && plainCode(row.item) === plainCode(item) && row.document !== document,
  )

/** Says where the address of a category leads once it is deleted: ids, or empty for nowhere. @throws Rejected */
export async function leadTo(client: Pick<SanityClient, 'config'>, category: string, leadsTo: string) {
  const {apiHost, token, useProjectHostname} = client.config()
  if (useProjectHostname) return
  await ask({apiHost, token}, SUCCESSORS, {method: 'POST', body: JSON.stringify({category, leadsTo})})
}

const numbered = readEach(z.object({document: z.string(), category: z.string(), item: z.string()}))

/** Numbers among those of some products that other products had in the same category. */
export async function formerNumbers(client: SanityClient, ids: readonly string[]): Promise<string[]> {
  const [former, found] = await Promise.all([
    readFormer(client),
    client
      .withConfig({perspective: 'drafts'})
      .fetch<unknown>(
        '*[_id in $ids]{"document": _id, "category": category->slug.current, "item": productId}',
        {ids},
      ),
  ])
  return numbered.parse(found).flatMap((product) => (formerOwner(former, product) ? product.item : []))
}
