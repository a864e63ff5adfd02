import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')
const TESTS = ['server', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
)

/** Tests named in `DIFFERENCES.md`: a file, and parts of the titles of tests in it. */
const NAMED = [
  ...readFileSync(join(import.meta.dirname, 'DIFFERENCES.md'), 'utf8').matchAll(
    /`([\w/.-]+\.test\.ts)`(?:: ([^|`]*[^|`\s;]))?/g,
  ),
].map(([, file = '', names = '']) => ({file, names: names.split('; ').filter(Boolean)}))

/** Lines that can hold a test title: calls of `test`, and rows in a table of cases. */
function quotedIn(text: string): string[] {
  return text.split('\n').filter((line) => /^\s*(?:test\b|\].*\)\(|\[?['"`])/.test(line))
}

test('every difference names tests that exist', () => {
  expect(NAMED.length).toBeGreaterThan(40)
  const wrong = NAMED.flatMap(({file, names}) => {
    const path = TESTS.find((known) => known === file || known === `server/lake/${file}`)
    if (path === undefined) return [`${file} does not exist`]
    const titles = quotedIn(readFileSync(join(root, path), 'utf8'))
    return names
      .filter((name) => !titles.some((title) => title.includes(name)))
      .map((name) => `${file} has no test "${name}"`)
  })
  expect(wrong).toEqual([])
})
