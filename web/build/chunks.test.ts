import {expect, test} from 'vitest'
import {chunkGroups} from './chunks.ts'

const imports: Record<string, string[]> = {
  '/web/app/hydrate.tsx': ['/web/app/router.tsx'],
  '/web/app/router.tsx': ['/web/shell/Shell.tsx', '/node_modules/react/index.js', '/web/app/hydrate.tsx'],
  '/web/about/AboutPage.tsx': ['/web/shell/Shell.tsx'],
}
const modules = {getModuleInfo: (id: string) => ({importedIds: imports[id] ?? []})}

test('the modules that every page starts with, and queries that several pages need, are one chunk without pages', () => {
  const [name] = chunkGroups('/web').flatMap((group) =>
    typeof group.name === 'function' ? [group.name] : [],
  )
  const chunkOf = (id: string) => name?.(id, modules)
  expect(chunkOf('/web/shell/Shell.tsx')).toBe('site')
  expect(chunkOf('/web/catalogue/categories.queries.ts')).toBe('site')
  expect(chunkOf('/web/about/about.queries.ts')).toBeNull()
  expect(chunkOf('/web/about/AboutPage.tsx')).toBeNull()
  expect(chunkOf('/web/app/hydrate.tsx')).toBeNull()
  expect(chunkOf('/node_modules/react/index.js')).toBeNull()
})
