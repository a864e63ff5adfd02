import {z} from 'zod'

const failed = z.object({
  details: z.object({items: z.array(z.object({error: z.object({type: z.string()})}))}),
})

/** Errors of a document that somebody else has changed, added or deleted. */
const CONFLICTS: ReadonlySet<string> = new Set([
  'documentRevisionIDDoesNotMatchError',
  'documentAlreadyExistsError',
  'documentNotFoundError',
])

/** Whether the lake refused a change because somebody else was faster. Other refusals have the status 409 too. */
export function isConflict(error: unknown): boolean {
  const {data} = failed.safeParse(error)
  return data?.details.items.some(({error: {type}}) => CONFLICTS.has(type)) ?? false
}
