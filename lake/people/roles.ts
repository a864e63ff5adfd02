import type {Role} from '../model/roles.ts'

const TITLES: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  'editor-without-purge': 'Editor without purge',
  'catalogue-editor': 'Editor of the catalogue',
  viewer: 'Viewer',
}

/** A role as the API returns it for users and members of a project. */
export function roleOf(role: Role) {
  return {name: role, title: TITLES[role], description: ''}
}

const READ = ['read', 'history']
const WRITE = [...READ, 'update', 'create']
const PURGE = 'editHistory'

/** The permissions of each role on all documents, as named by the `acl` endpoint. */
const PERMISSIONS: Record<Role, string[]> = {
  administrator: [...WRITE, PURGE, 'manage'],
  editor: [...WRITE, PURGE],
  'editor-without-purge': WRITE,
  'catalogue-editor': WRITE,
  viewer: READ,
}

/** The documents of a catalogue editor: see `query/view/permissions.ts`. */
const CATALOGUE = ['*', 'drafts.*', 'versions.*.*', '_.**']
  .map((path) => `_id in path("${path}")`)
  .join(' || ')

/** The answer of the `acl` endpoint. The Studio evaluates its filters and enables what they allow. */
export function aclOf(role: Role | undefined): {filter: string; permissions: string[]}[] {
  if (!role) return [{filter: '!(_id in path("**.**"))', permissions: ['read']}]
  const filter = role === 'catalogue-editor' ? CATALOGUE : '_id in path("**")'
  return [{filter, permissions: PERMISSIONS[role]}]
}

/** The answer of the `grants` endpoint. */
export function grantsOf(role: Role | undefined): Record<string, {grants: {name: string}[]}[]> {
  if (!role) return {}
  const manages = role === 'administrator'
  const grants = (...names: string[]) => [{grants: names.map((name) => ({name, params: {}}))}]
  return {
    'sanity.project': grants('read', ...(manages ? ['update'] : [])),
    'sanity.project.datasets': grants('read', ...(manages ? ['create', 'update', 'delete'] : [])),
    'sanity.project.members': grants('read'),
  }
}
