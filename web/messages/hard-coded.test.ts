import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseSync, Visitor} from 'vite'
import {expect, test} from 'vitest'

const web = join(import.meta.dirname, '..')

/** Attributes that a visitor sees or hears, of elements and of our own components. */
const SPOKEN = /^(?:aria-label|aria-roledescription|alt|title|placeholder|label|text|description)$/

/** Names of keys, of failures and of schema.org. */
const NAME = /^(?:Arrow(?:Left|Right|Up|Down)|Escape|AbortError|WebPage)$/

/** A word with a capital letter, or several words. Markup and addresses are none. */
const isText = (text: string) =>
  /^(?!<|data:)(?:.*[A-Za-z]{2,} [A-Za-z]{2,}|[A-Z][a-z])/s.test(text) && !NAME.test(text)

/** A sentence. Sources without elements hold words of other kinds, such as names of events and of types. */
const isSentence = (text: string) => /^[A-Z][a-z]* [a-z]+ /.test(text)

/** Reports for the shop's error log, which is English. */
const REPORT = /^(?:Error|logProblem)$/

/** Sources without texts for visitors: tests, the build, the frame of HTML, and the words themselves. */
const LEFT_OUT = /\.test\.|^(?:e2e|messages|build|dist)\/|^app\/entry\.server|\.gen\./

interface Place {
  start: number
  end: number
}

/**
 * The texts of a source that a visitor may see or hear. Messages of errors that only a bug throws do not count, nor do
 * styles, queries and modules.
 */
function textsIn(code: string, file: string): string[] {
  const found: (Place & {text: string})[] = []
  const passed: Place[] = []
  /** Starts of the attributes in which every letter counts. */
  const spoken = new Set<number>()
  const isIt = file.endsWith('.tsx') ? isText : isSentence
  const textOf = ({start, end}: Place) => code.slice(start, end)
  const pass = ({start, end}: Place) => void passed.push({start, end})
  const add = ({start, end}: Place, text: string) => void found.push({start, end, text: text.trim()})
  new Visitor({
    JSXText: (node) => /\p{L}/u.test(node.value) && add(node, node.value),
    JSXAttribute: ({name, value}) => {
      if (value?.type !== 'Literal') return
      if (SPOKEN.test(textOf(name))) spoken.add(value.start)
      else pass(value)
    },
    Literal: (node) => {
      if (typeof node.value !== 'string') return
      if (spoken.has(node.start) ? /\p{L}/u.test(node.value) : isIt(node.value)) add(node, node.value)
    },
    TemplateElement: (node) => isIt(node.value.raw) && add(node, node.value.raw),
    ImportDeclaration: pass,
    TaggedTemplateExpression: pass,
    NewExpression: (node) => REPORT.test(textOf(node.callee)) && pass(node),
    CallExpression: (node) => REPORT.test(textOf(node.callee)) && pass(node),
  }).visit(parseSync(file, code).program)
  const isPassed = ({start, end}: Place) => passed.some((place) => place.start <= start && end <= place.end)
  return found.filter((each) => !isPassed(each)).map(({text}) => text)
}

test.each([
  ['<p>Call us</p>', ['Call us']],
  ['<p>{count} pieces</p>', ['pieces']],
  ['<img alt="A fountain" src="/A b" />', ['A fountain']],
  ["<p>{isDone ? 'Copied' : 'copy the link'}</p>", ['Copied', 'copy the link']],
  ['<p title={`Page ${page}`}>{words.page}</p>', ['Page']],
  ["if (key === 'ArrowLeft') throw new Error('A page has no place')", []],
  ["<div className='is one' data-kind='Two words'>{words.home} · 1</div>", []],
])('the texts of %s are %j', (code, texts) => {
  expect(textsIn(code, 'part.tsx')).toEqual(texts)
})

test('no source of the site holds a text: also what only a script shows comes from the words of a language', () => {
  const own = globSync('**/*.{ts,tsx}', {cwd: web}).filter((path) => !LEFT_OUT.test(path))
  expect(own.length).toBeGreaterThan(150)
  const found = own.flatMap((path) =>
    textsIn(readFileSync(join(web, path), 'utf8'), path).map((text) => `${path}: ${text}`),
  )
  expect(found).toEqual([])
})
