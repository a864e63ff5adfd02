import type {SanityClient} from 'sanity'
import {categoryReferences} from '../adding/category-reference.ts'
import {newRanks} from '../../schemas/fields/ranks.ts'
import {creationOf} from '../adding/create-products.ts'
import {untilAnswered} from '../pending-edits/until-answered.ts'
import type {Patch} from './cells.ts'
import type {Work} from './undo.ts'
import type {Plan, Planned} from './import-plan.ts'
import {editsOf} from './rows.ts'

/** Ids of the products that a plan makes or changes. */
export const plannedIds = ({created, changed}: Plan) => [...created, ...changed].map(({id}) => id)

/** Prepares one request that writes a plan into drafts or into the client's release: all of it, or nothing. */
export async function importOf(client: SanityClient, {created, changed}: Plan): Promise<Work> {
  const ranks = await newRanks(client, 'product', created.length)
  const categoryIds = new Set([...created, ...changed].map(({categoryId}) => categoryId))
  const referenceTo = await categoryReferences(client, [...categoryIds])
  const edited = new Map(
    changed.map(({id, categoryId, isMoved, patches}): [string, Patch[]] => [
      id,
      isMoved ? [{set: {category: referenceTo(categoryId)}}, ...patches] : patches,
    ]),
  )
  const actions = [
    ...created.map((one, index) => {
      const {id, productId, categoryId} = one
      const category = referenceTo(categoryId)
      const orderRank = ranks[index] ?? ''
      return creationOf(client, {id, productId}, {...fieldsOf(one), category, orderRank})
    }),
    ...(await editsOf(client, edited)),
  ]
  return async () => (await client.action(actions, untilAnswered())).transactionId
}

/** Fields of a new product. A path has two parts at most, as `facts.material` does. */
function fieldsOf({patches}: Planned): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [path, value] of patches.flatMap(({set = {}}) => Object.entries(set))) {
    const [field = path, inner] = path.split('.')
    fields[field] = inner === undefined ? value : Object.assign({}, fields[field], {[inner]: value})
  }
  return fields
}
