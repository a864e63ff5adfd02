import {glob, readFile} from 'node:fs/promises'
import {isAbsolute, join, relative} from 'node:path'

export interface TestFile {
  /** Relative to the project, with slashes. */
  path: string
  text: string
}

/** The tests that a path or a name stands for. */
export interface Selection {
  /** Files that vitest runs. */
  unit: string[]
  /** Files that Playwright runs. */
  e2e: string[]
  /** Text that the titles of the tests must contain; absent: all tests of the files run. */
  title?: string
}

const E2E = /\.e2e\.ts$/

/** All test files of the project, with their text. */
export async function testFiles(root: string): Promise<TestFile[]> {
  const found: TestFile[] = []
  const patterns = [
    '{contract,lake,lib,schemas,scripts,server,studio,tools,web}/**/*.test.{ts,tsx}',
    'web/e2e/*.e2e.ts',
  ]
  const exclude = (path: string) => /(^|\/)(node_modules|dist)$/.test(path)
  for await (const path of glob(patterns, {cwd: root, exclude})) {
    found.push({path: path.replaceAll('\\', '/'), text: await readFile(join(root, path), 'utf8')})
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Finds tests by a path or a part of one, else by a part of their title.
 * @param word what was typed; a path may be relative to the project, or absolute
 * @returns `undefined` when neither a path nor a title contains the word
 */
export function selectTests(word: string, files: TestFile[], root: string): Selection | undefined {
  const path = (isAbsolute(word) ? relative(root, word) : word).replace(/^\.\/|\/$/g, '')
  const here = files.filter((file) => file.path === path || file.path.startsWith(`${path}/`))
  const near = here.length > 0 ? here : files.filter((file) => file.path.includes(path))
  if (near.length > 0) return selection(near)
  const named = files.filter(({text}) => titlesIn(text).some((title) => isOf(title, word)))
  return named.length > 0 ? {...selection(named), title: word} : undefined
}

function selection(files: TestFile[]): Selection {
  const paths = files.map(({path}) => path)
  return {
    unit: paths.filter((path) => !E2E.test(path)),
    e2e: paths.filter((path) => E2E.test(path)),
  }
}

/** Titles as they are in the source: those of `test`, `test.for(cases)` and `describe`. */
function titlesIn(text: string): string[] {
  const calls = text.matchAll(
    /(?:\b(?:test|it|describe)\b[^'"`\n]*|[\])`]\s*)\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)+)\k<quote>/g,
  )
  return [...calls].map(({groups}) => String(groups?.['title']).replaceAll(/\\(.)/g, '$1'))
}

/** Parts of a title that a run fills in: `${path}`, `$name`, `%s`. */
const FILLED_IN = /\$\{[^}]*\}|\$\w+|%[sdifjo]/g

/** Characters of its own that a title with filled-in parts needs. With fewer it would stand for almost any sentence. */
const TELLING_LENGTH = 10

/** Whether the word is a part of the title, or the whole of a title with parts filled in. */
function isOf(title: string, word: string): boolean {
  if (title.includes(word)) return true
  const fixed = title.split(FILLED_IN)
  if (fixed.join('').length < TELLING_LENGTH) return false
  return new RegExp(`^${fixed.map(escaped).join('.+')}$`).test(word)
}

/** The text as a regular expression that matches only this text. */
export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
