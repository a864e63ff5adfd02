import {expect, test} from 'vitest'
import {chunkGroups, reachableFrom} from './chunks.ts'

const imports: Record<string, string[]> = {
  '/web/hydrate.tsx': ['/web/router.tsx'],
  '/web/router.tsx': ['/web/shell/Shell.tsx', '/node_modules/react/index.js', '/web/hydrate.tsx'],
  '/web/about/AboutPage.tsx': ['/web/shell/Shell.tsx'],
}
const modules = {getModuleInfo: (id: string) => ({importedIds: imports[id] ?? []})}

test('finds all static imports of a module, also in a cycle, and no dynamic ones', () => {
  expect([...reachableFrom('/web/hydrate.tsx', modules)].toSorted()).toEqual([
    '/node_modules/react/index.js',
    '/web/hydrate.tsx',
    '/web/router.tsx',
    '/web/shell/Shell.tsx',
  ])
})

test('the modules that every page starts with, and queries, are one chunk without pages', () => {
  const [name] = chunkGroups('/web').flatMap((group) =>
    typeof group.name === 'function' ? [group.name] : [],
  )
  const chunkOf = (id: string) => name?.(id, modules)
  expect(chunkOf('/web/shell/Shell.tsx')).toBe('site')
  expect(chunkOf('/web/about/about.queries.ts')).toBe('site')
  expect(chunkOf('/web/about/AboutPage.tsx')).toBeNull()
  expect(chunkOf('/web/hydrate.tsx')).toBeNull()
  expect(chunkOf('/node_modules/react/index.js')).toBeNull()
})
