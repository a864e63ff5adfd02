import {Hono} from 'hono'
import {z} from 'zod'
import {badRequest, LakeError} from '../model/errors.ts'
import {only, requireIdentity, type LakeEnv} from '../http/context.ts'
import type {Lake} from '../lake.ts'
import {roleOf} from '../people/roles.ts'
import {limitBody} from '../http/request.ts'
import type {Identity, Json} from '../model/types.ts'

const MAX_IDS = 100
const settings = z
  .array(z.object({key: z.string().min(1).max(1000), value: z.custom<Json>((value) => value !== undefined)}))
  .max(100)

/** Author of the server's own writes, such as enquiries. Nobody can sign in with it. */
const SERVER = {id: 'server', sanityUserId: 'server', displayName: 'The website', imageUrl: null, email: ''}

/** The user behind a token, profiles of users, and the settings that the Studio keeps for each. */
export function peopleRoutes(lake: Lake) {
  const {people} = lake
  const routes = new Hono<LakeEnv>()

  routes.get('/users/me', (context) => {
    const identity = context.get('identity')
    return context.json(identity ? userOf(identity) : {})
  })

  routes.get('/users/me/keyvalue/:keys', (context) => {
    const {id} = requireIdentity(context)
    const keys = context.req.param('keys').split(',').slice(0, MAX_IDS)
    return context.json(keys.map((key) => ({key, value: people.setting(id, key)})))
  })

  routes.put('/users/me/keyvalue', only(requireIdentity), limitBody, async (context) => {
    const {id} = requireIdentity(context)
    const body: unknown = await context.req.json().catch(() => undefined)
    const given = settings.safeParse(body).data
    if (!given) throw badRequest('The body must be a JSON array of {"key", "value"} objects')
    people.putSettings(id, given)
    return context.json(given)
  })

  routes.delete('/users/me/keyvalue/:key', (context) => {
    const {id} = requireIdentity(context)
    if (people.deleteSetting(id, context.req.param('key'))) return context.body(null, 204)
    throw new LakeError('notFound', 'There is no setting with this key')
  })

  routes.get('/users/:ids', (context) => {
    requireIdentity(context)
    const ids = context.req.param('ids').split(',').slice(0, MAX_IDS)
    const found = ids.map((id) => (id === SERVER.id ? SERVER : profileOf(people.find(id))))
    if (ids.length > 1) return context.json(found)
    if (found[0]) return context.json(found[0])
    throw new LakeError('notFound', 'There is no user with this id')
  })
  return routes
}

/** A signed-in user, in the form of `users/me`. */
export function userOf({id, name, email, role}: Identity) {
  return {id, name, email, profileImage: null, role, roles: [roleOf(role)], provider: 'lake'}
}

/** The profile of a user, in the form that other users see. */
function profileOf(identity: Identity | undefined) {
  if (!identity) return null
  const {id, name, email} = identity
  return {id, sanityUserId: id, displayName: name, imageUrl: null, email}
}
