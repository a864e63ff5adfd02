import type {Reference, SanityClient} from 'sanity'
import {z} from 'zod'

const ids = z.array(z.string())

/**
 * Finds out how drafts of products may refer to categories. The lake accepts a strong reference only to a published
 * document. The reference to a category that is only a draft is weak until the product is published, as in the form's
 * own field.
 * @returns a function that makes the reference to one of these categories
 */
export async function categoryReferences(
  client: SanityClient,
  categoryIds: readonly string[],
): Promise<(categoryId: string) => Reference> {
  const raw = client.withConfig({perspective: 'raw'})
  const all = categoryIds.flatMap((id) => [id, `drafts.${id}`])
  const found = new Set(ids.parse(await raw.fetch<unknown>('*[_id in $all]._id', {all})))
  return (categoryId) => {
    const reference = {_type: 'reference', _ref: categoryId}
    // A strong reference to a deleted category is refused, as it should be.
    if (found.has(categoryId) || !found.has(`drafts.${categoryId}`)) return reference
    return {...reference, _weak: true, _strengthenOnPublish: {type: 'category'}}
  }
}
