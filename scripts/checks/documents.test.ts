import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../project/root.ts'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'lake/README.md',
  'lake/DIFFERENCES.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
/** Names of files that recipes let a developer create. */
const EXAMPLE = /\/(craft|collections?|count)\b/i
const PATHS = /`(?<path>(?:contract|docs|lake|lib|schemas|scripts|server|studio|tools|web)\/[\w./-]+)`/g

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const paths = [...readFileSync(join(root, document), 'utf8').matchAll(PATHS)].map(
    ({groups}) => groups?.['path'] ?? '',
  )
  const gone = paths.filter((path) => !EXAMPLE.test(path) && !existsSync(join(root, path)))
  expect(gone).toEqual([])
})
