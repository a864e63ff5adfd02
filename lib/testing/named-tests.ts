import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '../..')
const TESTS = ['lake', 'lib', 'server', 'scripts'].flatMap((folder) =>
  readdirSync(join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`),
)

/** Lines that can hold a test title: calls of `test`, and rows in a table of cases. */
function quotedIn(text: string): string[] {
  return text.split('\n').filter((line) => /^\s*(?:test\b|\].*\)\(|\[?['"`])/.test(line))
}

/**
 * Finds the tests that a document names: a file, and parts of the titles of tests in it, separated by semicolons.
 * @param document path of a Markdown file from the project's folder
 * @param folder a second folder from which the document names files
 * @returns how many files it names, and a sentence for each name without a test
 */
export function namedTests(document: string, folder = 'server') {
  const text = readFileSync(join(root, document), 'utf8')
  const named = [...text.matchAll(/`([\w/.-]+\.test\.ts)`(?:: ([^|`]*[^|`\s;]))?/g)].map(
    ([, file = '', names = '']) => ({file, names: names.split('; ').filter(Boolean)}),
  )
  const wrong = named.flatMap(({file, names}) => {
    const path = TESTS.find((known) => known === file || known === `${folder}/${file}`)
    if (path === undefined) return [`${file} does not exist`]
    const titles = quotedIn(readFileSync(join(root, path), 'utf8'))
    return names
      .filter((name) => !titles.some((title) => title.includes(name)))
      .map((name) => `${file} has no test "${name}"`)
  })
  return {count: named.length, text, wrong}
}
