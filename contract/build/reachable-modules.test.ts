import {expect, test} from 'vitest'
import {reachableFrom} from './reachable-modules.ts'

const imports: Record<string, string[]> = {
  '/web/app/hydrate.tsx': ['/web/app/router.tsx'],
  '/web/app/router.tsx': ['/web/shell/Shell.tsx', '/node_modules/react/index.js', '/web/app/hydrate.tsx'],
  '/web/about/AboutPage.tsx': ['/web/shell/Shell.tsx'],
}
const modules = {getModuleInfo: (id: string) => ({importedIds: imports[id] ?? []})}

test('finds all static imports of a module, also in a cycle, and no dynamic ones', () => {
  expect([...reachableFrom('/web/app/hydrate.tsx', modules)].toSorted()).toEqual([
    '/node_modules/react/index.js',
    '/web/app/hydrate.tsx',
    '/web/app/router.tsx',
    '/web/shell/Shell.tsx',
  ])
})
