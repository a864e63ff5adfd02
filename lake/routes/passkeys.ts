import {Hono, type Context} from 'hono'
import {z} from 'zod'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {requireIdentity, type LakeEnv} from '../http/context.ts'
import {bodyUpTo, readJsonObject} from '../http/request.ts'
import type {Lake} from '../lake.ts'
import {badRequest, insufficientPermissions, LakeError} from '../model/errors.ts'
import type {Identity} from '../model/types.ts'
import {passkeyProblem, passkeySiteOf, type Passkey} from '../people/passkeys.ts'

const MAX_BODY_BYTES = 16_384

const extensions = z.object({})
const text = z.string().max(8192)

const newPasskey = z.object({
  name: z.string().trim(),
  response: z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    clientExtensionResults: extensions,
    response: z.object({clientDataJSON: text, attestationObject: text}),
  }),
})

/**
 * The passkeys of the person who is signed in: `GET /auth/passkeys`, `POST /auth/passkeys/options` and `POST /auth/passkeys`
 * to add one, `DELETE /auth/passkeys/:id`. An addition to Sanity's API.
 */
export function passkeyRoutes(lake: Lake) {
  const {passkeys} = lake.people
  const site = () => passkeySiteOf(lake.options.publicBase)
  const routes = new Hono<LakeEnv>()

  /** @throws LakeError `unauthorized` for nobody, `insufficientPermissionsError` for the token of a script */
  const requirePerson = (context: Context<LakeEnv>): Identity => {
    const identity = requireIdentity(context)
    if (lake.people.isPerson(identity.id)) return identity
    throw insufficientPermissions('update')
  }

  const requireRecent = (context: Context<LakeEnv>): Identity => {
    const person = requirePerson(context)
    if (lake.people.hasJustSignedIn(context.req.raw.headers)) return person
    throw passkeyProblem(
      'sign-in-again',
      'Sign in again to add a passkey: your sign-in is more than ten minutes old.',
    )
  }

  routes.get('/auth/passkeys', (context) =>
    context.json({passkeys: passkeys.list(requirePerson(context).id).map(shown)}),
  )

  routes.post('/auth/passkeys/options', async (context) =>
    context.json(await passkeys.optionsToAdd(requireRecent(context), site())),
  )

  const smallBody = bodyUpTo(MAX_BODY_BYTES, `A passkey may have at most ${MAX_BODY_BYTES} bytes.`)

  routes.post('/auth/passkeys', smallBody, async (context) => {
    const person = requireRecent(context)
    const given = newPasskey.safeParse(await readJsonObject(context)).data
    if (!given) throw badRequest('Send {"name": "…", "response": …} as the browser made it.')
    // Each attempt uses up a challenge, and the room for used challenges is everybody's.
    const clientKey = clientKeyOf(context)
    await lake.limits.signIns.take(clientKey)
    const added = await passkeys.add(person, {...given, sender: clientKey}, site())
    await lake.limits.signIns.giveBack(clientKey)
    return context.json(shown(added))
  })

  routes.delete('/auth/passkeys/:id', (context) => {
    const person = requirePerson(context)
    const by = {actor: person.id, sender: clientKeyOf(context)}
    if (passkeys.remove(person, context.req.param('id'), by)) return context.body(null, 204)
    throw new LakeError('notFound', 'There is no passkey with this id')
  })
  return routes
}

function shown({id, name, createdAt, usedAt}: Passkey) {
  const time = (at: number) => new Date(at).toISOString()
  return {id, name, createdAt: time(createdAt), usedAt: usedAt === null ? null : time(usedAt)}
}
