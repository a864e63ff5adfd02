import {Hono, type Context} from 'hono'
import {UPLOADED_FILES} from '../../contract/services/paths.ts'
import {filePath} from '../../contract/site/file.ts'
import type {UploadedFiles} from '../../contract/services/uploads.ts'
import type {ClientEnv} from '../../lib/http/client-address.ts'
import {HttpError} from '../../lib/http/http-error.ts'
import {clientKeyOf} from '../../lib/http/client-key.ts'
import type {StoredFiles} from './store.ts'

/** A signed-in person, or a token. */
interface Member {
  id: string
  role: string
}

export interface StaffOptions {
  files: StoredFiles
  /** Origin under which visitors reach this server, without a trailing slash. */
  publicUrl: string
  /** Days after which a file is deleted. Absent: never. */
  keptDays?: number | undefined
  /** The member that a request comes from. Undefined for nobody, and for a session that has ended. */
  identify: (headers: Headers) => Member | undefined
  /** Called after a file was deleted. */
  onDeleted: (deletion: {slug: string; actor: string; sender: string}) => void
}

/** Files of one answer. */
const MAX_LISTED = 1000
/** Customers send files too, so an editor of the catalogue sees as few of them as of the enquiries. */
const READERS = new Set(['administrator', 'editor', 'editor-without-purge', 'viewer'])
/** Nothing brings a deleted file back. */
const DELETERS = new Set(['administrator', 'editor'])

/** The uploaded files for signed-in staff: `GET /upload-service/files`, `DELETE /upload-service/files/:slug`. */
export function staffRoutes(options: StaffOptions): Hono<ClientEnv> {
  const {files, publicUrl, keptDays = null, onDeleted} = options
  const routes = new Hono<ClientEnv>()

  /** @throws HttpError */
  const requireOne = (context: Context<ClientEnv>, roles: ReadonlySet<string>): Member => {
    const member = options.identify(context.req.raw.headers)
    if (!member) throw new HttpError(401, 'Sign in first.')
    if (roles.has(member.role)) return member
    throw new HttpError(403, 'Your role does not allow this.')
  }

  routes.get(UPLOADED_FILES, async (context) => {
    const {role} = requireOne(context, READERS)
    const all = await files.list()
    context.header('Cache-Control', 'no-store')
    const answer: UploadedFiles = {
      files: all.slice(0, MAX_LISTED).map(({slug, type, bytes, storedAt}) => ({
        slug,
        type,
        bytes,
        storedAt: new Date(storedAt).toISOString(),
        url: publicUrl + filePath(slug),
      })),
      count: all.length,
      mayDelete: DELETERS.has(role),
      keptDays,
    }
    return context.json(answer)
  })

  routes.delete(`${UPLOADED_FILES}/:slug`, async (context) => {
    const {id} = requireOne(context, DELETERS)
    const slug = context.req.param('slug')
    if (!(await files.delete(slug))) throw new HttpError(404, 'There is no such file.')
    onDeleted({slug, actor: id, sender: clientKeyOf(context)})
    return context.body(null, 204)
  })

  return routes
}
