import type {CurrentUser, NewDocumentOptionsResolver, Template, Tool} from 'sanity'
import {ALERTS_TOOL, ENQUIRIES_TOOL, QUOTATIONS_TOOL, REPORT} from './tool-names.ts'

/** Types without a way to create documents: there is one settings document, and enquiries come from the site. */
const NOT_CREATED = new Set(['siteSettings', 'lead'])

/** Templates of the types whose documents may be created. Without a template, no link and no button creates one. */
export const allowedTemplates = (templates: Template[]) =>
  templates.filter(({schemaType}) => !NOT_CREATED.has(schemaType))

export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => !NOT_CREATED.has(templateId))

/** Actions of a type's forms. The settings stay a single document; only the Enquiries tool changes an enquiry. */
export function allowedActions<Action extends {action?: string}>(
  actions: Action[],
  schemaType: string,
): Action[] {
  if (schemaType === 'lead') return actions.filter(({action}) => action === 'delete')
  if (schemaType === 'siteSettings') {
    return actions.filter(
      ({action}) => action !== 'delete' && action !== 'duplicate' && action !== 'unpublish',
    )
  }
  return actions
}

/** Id of a person who uses the embedded lake's own token. Only people who work on its machine have the token. */
const LAKE_TOKEN = 'lake-token'

/** Role on the embedded lake that sees no enquiries. */
const WITHOUT_ENQUIRIES = 'catalogue-editor'

export const seesEnquiries = (person: Pick<CurrentUser, 'roles'> | null): boolean =>
  person?.roles.every(({name}) => name !== WITHOUT_ENQUIRIES) ?? false

/** Tools that show enquiries, or tell of them. */
const OF_ENQUIRIES = [ENQUIRIES_TOOL, QUOTATIONS_TOOL, REPORT, ALERTS_TOOL]

/**
 * Tools for a person. Vision is for developers: the owner and the staff of a shop do not see it, although the owner is
 * an administrator, on hosted Sanity as well. People who see no enquiries do not see their tools. The tool for a
 * person's data is for administrators: the server rejects everybody else.
 */
export function allowedTools<Named extends Pick<Tool, 'name'>>(
  tools: Named[],
  person: Pick<CurrentUser, 'id' | 'roles'> | null,
): Named[] {
  const roles = new Set(person?.roles.map(({name}) => name))
  const isDeveloper = roles.has('developer') || person?.id === LAKE_TOKEN
  const hidden = new Set([
    ...(isDeveloper ? [] : ['vision']),
    ...(roles.has('administrator') ? [] : ['person']),
    ...(seesEnquiries(person) ? [] : OF_ENQUIRIES),
  ])
  return tools.filter(({name}) => !hidden.has(name))
}
