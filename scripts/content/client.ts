import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {isOfProxy} from '../../contract/services/proxy.ts'
import {OWN_AGENT} from '../../lib/http/client-address.ts'
import {localOrigin, type Config} from '../../server/config.ts'
import {PlainError} from '../terminal/terminal.ts'
import {answeredByProxy} from './failure.ts'

const API_VERSION = '2025-02-19'
/** Milliseconds for a look at who answers. */
const PATIENCE_MS = 10_000

/** The administrator token in a file. @throws PlainError when the file has no token */
export async function readToken(file: string): Promise<string> {
  const token = await readFile(file, 'utf8').catch(() => '')
  if (token.trim()) return token.trim()
  throw new PlainError(`There is no token in ${file} yet. Start the shop once (npm start), then try again.`)
}

/**
 * A client with write access: to hosted Sanity when the settings name a project, else to the embedded lake of the
 * running shop.
 * @param origin of the running shop, if it is not on the configured port
 * @throws PlainError when there is no token, or something else answers in place of the shop
 */
export async function contentClient(config: Config, origin = localOrigin(config)): Promise<SanityClient> {
  const {projectId, dataset, kind, token} = config.content
  const common = {projectId, dataset, apiVersion: API_VERSION, useCdn: false}
  if (kind === 'hosted') {
    if (!token) throw new PlainError('Set SANITY_API_TOKEN to a token with write access, then try again.')
    return createClient({...common, token})
  }
  await assertNoOtherAt(origin)
  return createClient({
    ...common,
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    token: token ?? (await readToken(join(config.dataDir, 'lake-token'))),
  })
}

/** Another program may have the port, or a proxy may answer for a shop that does not run. A silent port is named later. */
async function assertNoOtherAt(origin: string) {
  const init = {headers: {'User-Agent': OWN_AGENT}, signal: AbortSignal.timeout(PATIENCE_MS)}
  const response = await fetch(`${origin}/healthz`, init).catch(() => undefined)
  if (response && isOfProxy(await response.text()))
    throw new PlainError(answeredByProxy(origin, response.status))
}
