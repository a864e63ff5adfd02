import {Hono} from 'hono'
import {z} from 'zod'
import {badRequest, LakeError} from '../model/errors.ts'
import type {Lake} from '../lake.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import {bodyUpTo, readJsonObject} from '../http/request.ts'
import {passkeySiteOf} from '../people/passkeys.ts'
import {OWNER} from '../storage/people-store.ts'
import {userOf} from './people.ts'

const MAX_BODY_BYTES = 4096
/** Maximum number of remembered pairs of name and client. */
const MAX_FAMILIAR = 1000

const credentials = z.union([
  z.strictObject({code: z.string().min(1).max(512)}),
  z.strictObject({password: z.string().min(1).max(512), name: z.string().min(1).max(254).optional()}),
  z.strictObject({
    passkey: z.object({
      id: z.string(),
      rawId: z.string(),
      type: z.literal('public-key'),
      clientExtensionResults: z.object({}),
      response: z.object({clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string()}),
    }),
  }),
])

type Credentials = z.infer<typeof credentials>

/**
 * `POST /auth/sign-in` with `{code}`, `{name, password}` or `{passkey}` returns `{token, user}`. A password without a name
 * is the owner's. A passkey signs the challenge of `POST /auth/passkey-options`. `POST /auth/logout` ends the session.
 *
 * Wrong sign-ins are counted per client. Wrong passwords are also counted per name, so that many clients together
 * cannot guess more. A correct sign-in does not reset the counts: a person with an account could guess the passwords of
 * others. The count of a name does not apply to clients from which that person has signed in before, nor to codes of
 * links and passkeys. There, wrong guesses by other clients do not lock the person out.
 */
export function authRoutes(lake: Lake) {
  const {people, limits} = lake
  const familiar = new Familiar()
  const routes = new Hono<ClientEnv>()

  function signIn(given: Credentials, clientKey: string) {
    if ('code' in given) return people.signInWithCode(given.code, clientKey)
    if ('password' in given) return people.signInWithPassword(given.password, given.name, clientKey)
    return people.signInWithPasskey(given.passkey, passkeySiteOf(lake.options.publicBase), clientKey)
  }

  const smallBody = bodyUpTo(MAX_BODY_BYTES, `A sign-in may have at most ${MAX_BODY_BYTES} bytes.`)

  routes.post('/auth/sign-in', smallBody, async (context) => {
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      throw new LakeError('unsupportedMediaType', 'Send the sign-in as application/json.')
    }
    const given = credentials.safeParse(await readJsonObject(context)).data
    if (!given)
      throw badRequest('Send either {"code": "…"}, {"name": "…", "password": "…"} or {"passkey": …}.')
    const clientKey = clientKeyOf(context)
    await limits.signIns.take(clientKey)
    // By the person's id: a name and an e-mail address of one person are one.
    const written = 'password' in given ? (given.name ?? OWNER).trim().toLowerCase() : undefined
    const name = written === undefined ? undefined : (people.idOf(written) ?? written)
    const counted = name !== undefined && !familiar.has(name, clientKey) ? name : undefined
    if (counted !== undefined) await limits.signInsWithName.take(counted)
    const {token, identity} = await signIn(given, clientKey)
    await limits.signIns.giveBack(clientKey)
    if (counted !== undefined) await limits.signInsWithName.giveBack(counted)
    for (const known of [identity.id, identity.email]) familiar.add(known.toLowerCase(), clientKey)
    context.header('Cache-Control', 'no-store')
    return context.json({token, user: userOf(identity)})
  })

  // A challenge takes no memory, so requests for one are not counted.
  routes.post('/auth/passkey-options', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(people.passkeys.optionsToSignIn(passkeySiteOf(lake.options.publicBase)))
  })

  routes.post('/auth/logout', (context) => {
    people.signOut(context.req.raw.headers)
    return context.body(null, 204)
  })
  return routes
}

/** Pairs of name and client with a sign-in since the start of the server. */
class Familiar {
  readonly #pairs = new Set<string>()

  has(name: string, clientKey: string) {
    return this.#pairs.has(`${clientKey} ${name}`)
  }

  add(name: string, clientKey: string) {
    this.#pairs.add(`${clientKey} ${name}`)
    const [oldest] = this.#pairs
    if (this.#pairs.size > MAX_FAMILIAR && oldest !== undefined) this.#pairs.delete(oldest)
  }
}
