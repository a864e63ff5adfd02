import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../project/root.ts'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'lake/README.md',
  'lake/DIFFERENCES.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
/** Files that a build makes, and files that recipes let a developer create. */
const NOT_TRACKED = /\/(dist|craft|collections?|count)\b/i
const PATHS = /`(?<path>(?:contract|docs|lake|lib|schemas|scripts|server|studio|tools|web)\/[\w./-]+)`/g

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const paths = [...readFileSync(join(root, document), 'utf8').matchAll(PATHS)].map(
    ({groups}) => groups?.['path'] ?? '',
  )
  const isThere = (path: string) =>
    [root, join(root, dirname(document))].some((from) => existsSync(join(from, path)))
  const gone = paths.filter((path) => !NOT_TRACKED.test(path) && !isThere(path))
  expect(gone).toEqual([])
})
