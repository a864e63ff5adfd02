import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseSync, Visitor} from 'vite'
import {expect, test} from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Safari before 16.4 cannot parse a script that holds one, and then none of the script runs. */
const LOOKBEHIND = /\(\?<[!=]/

/** Sources of what a browser gets, without tests and the build. */
const SOURCES = '{web,studio,schemas,contract,lib}/**/*.{ts,tsx}'
const LEFT_OUT = /\.test\.|^web\/(?:e2e|build)\/|\/(?:dist[^/]*|node_modules)\//

function lookbehindsIn(code: string, file: string): string[] {
  const found: string[] = []
  const add = (text: string) => void (LOOKBEHIND.test(text) && found.push(text))
  new Visitor({
    Literal: (node) => add('regex' in node ? node.regex.pattern : String(node.value)),
    TemplateElement: (node) => add(node.value.raw),
  }).visit(parseSync(file, code).program)
  return found
}

test.each([
  ['/(?<=a)b/', ['(?<=a)b']],
  ["new RegExp('(?<!a)b')", ['(?<!a)b']],
  ['new RegExp(`(?<!${a})b`)', ['(?<!']],
  ['/(?<name>a)(?=b)/ // (?<=a)', []],
])('the lookbehinds of %s are %j', (code, expected) => {
  expect(lookbehindsIn(code, 'part.ts')).toEqual(expected)
})

test('pages and the Studio run on an iPhone of 2022: no source that a browser gets holds a lookbehind', () => {
  const sources = globSync(SOURCES, {cwd: root}).filter((path) => !LEFT_OUT.test(path))
  expect(sources.length).toBeGreaterThan(400)
  const found = sources.flatMap((path) =>
    lookbehindsIn(readFileSync(join(root, path), 'utf8'), path).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
