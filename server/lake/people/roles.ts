import type {Role} from '../model/roles.ts'

const TITLES: Record<Role, string> = {
  administrator: 'Administrator',
  editor: 'Editor',
  viewer: 'Viewer',
}

/** A role as the API returns it for users and members of a project. */
export function roleOf(role: Role) {
  return {name: role, title: TITLES[role], description: ''}
}

const READ = ['read', 'history']
const WRITE = [...READ, 'update', 'create', 'editHistory']

/** The permissions of each role on all documents, as named by the `acl` endpoint. */
const PERMISSIONS: Record<Role, string[]> = {
  administrator: [...WRITE, 'manage'],
  editor: WRITE,
  viewer: READ,
}

/** The answer of the `acl` endpoint. The Studio evaluates its filters and enables what they allow. */
export function aclOf(role: Role | undefined): {filter: string; permissions: string[]}[] {
  if (!role) return [{filter: '!(_id in path("**.**"))', permissions: ['read']}]
  return [{filter: '_id in path("**")', permissions: PERMISSIONS[role]}]
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
