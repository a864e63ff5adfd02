import {validateDocument, type ValidationMarker, type Workspace} from 'sanity'
import {z} from 'zod'
import {CODE_GIVEN_UP} from '../../schemas/documents/product.ts'
import type {Draft, Looked} from './drafts.ts'

/**
 * Looks at drafts as their forms would: only those without errors may be published, all of them in one request. A draft
 * may take a number that the draft of another one gives up.
 */
export async function look(drafts: readonly Draft[], workspace: Workspace): Promise<Looked[]> {
  const validated = await Promise.all(
    drafts.map(async (draft) => {
      const markers = await validateDocument({document: draft, workspace, environment: 'studio'})
      return {draft, errors: markers.filter(({level}) => level === 'error')}
    }),
  )
  const ready = readyTogether(validated)
  return validated.map(({draft, errors}) => ({
    draft,
    product: draft.productId ?? draft._id,
    errors: ready.has(draft._id) ? [] : errors.map(({message}) => message),
  }))
}

interface Validated {
  draft: Draft
  errors: readonly ValidationMarker[]
}

/** Ids of the drafts that are valid when all of them are published together. */
function readyTogether(validated: readonly Validated[]): ReadonlySet<string> {
  const ids = new Set(validated.map(({draft}) => draft._id))
  const ready = validated.filter(({errors}) =>
    errors.every((error) => givenUpBy(error)?.every((id) => ids.has(`drafts.${id}`))),
  )
  // A draft that was left out gives up no number, so drafts that need its number are left out next.
  return ready.length === validated.length ? ids : readyTogether(ready)
}

const givenUp = z.object({code: z.literal(CODE_GIVEN_UP), details: z.object({products: z.array(z.string())})})

/** Ids of the products that give up a number. @returns `undefined` for any other error */
const givenUpBy = (error: ValidationMarker) => givenUp.safeParse(error).data?.details.products
