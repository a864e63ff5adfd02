import {validateDocument} from 'sanity'
import type {Workspace} from 'sanity'
import type {Draft} from './drafts.ts'

/** A draft, with the reasons against its publication. */
export interface Looked {
  draft: Draft
  /** Number of the product. */
  product: string
  errors: string[]
}

/** Looks at drafts as their forms would: only those without errors may be published. */
export async function look(drafts: readonly Draft[], workspace: Workspace): Promise<Looked[]> {
  return Promise.all(
    drafts.map(async (draft) => {
      const markers = await validateDocument({document: draft, workspace, environment: 'studio'})
      const errors = markers.filter(({level}) => level === 'error').map(({message}) => message)
      return {draft, product: draft.productId ?? draft._id, errors}
    }),
  )
}
