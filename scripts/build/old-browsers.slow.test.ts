import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parse, type Node} from 'acorn'
import {beforeAll, expect, test} from 'vitest'
import guard from '../../web/consent/guard.ts?inline-script'
import watchPage from '../../web/start/replay-queue.ts?inline-script'
import {root} from '../project/root.ts'
import {buildWhatIsStale, SITE_PARTS} from './build.ts'

beforeAll(() => buildWhatIsStale(), 300_000)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function* nodesIn(node: Node, enters = (_node: Node) => true): Generator<Record<string, unknown>> {
  yield {...node}
  for (const value of Object.values(node).flat())
    if (isNode(value) && enters(value)) yield* nodesIn(value, enters)
}

const isNoFunction = ({type}: Node) => !type.includes('Function')

const typeOf = (value: unknown) => (isNode(value) ? value.type : undefined)

/** Syntax of 2022 that is younger than Safari 14.1 and Chrome 90, which know fields of classes, also private ones. */
const YOUNGER: Record<string, (node: Record<string, unknown>) => boolean> = {
  'a static block': ({type}) => type === 'StaticBlock',
  'a private method': ({type, key}) => type === 'MethodDefinition' && typeOf(key) === 'PrivateIdentifier',
  '`in` with a private name': ({type, left}) =>
    type === 'BinaryExpression' && typeOf(left) === 'PrivateIdentifier',
  'a lookbehind': ({regex}) => /\(\?<[!=]/.test(JSON.stringify(regex ?? '')),
  'the flag d': ({regex}) => /"flags":"[^"]*d/.test(JSON.stringify(regex ?? '')),
}

/** The syntax of a script that browsers of spring 2021 cannot parse. */
function tooYoung(code: string, sourceType: 'module' | 'script'): string[] {
  try {
    const program = parse(code, {ecmaVersion: 2022, sourceType})
    const nodes = [...nodesIn(program)]
    const outsideFunctions = [...nodesIn(program, isNoFunction)]
    return [
      ...Object.keys(YOUNGER).filter((what) => nodes.some((node) => YOUNGER[what]?.(node))),
      ...(outsideFunctions.some(({type}) => type === 'AwaitExpression')
        ? ['await outside of functions']
        : []),
    ]
  } catch (error) {
    return [String(error)]
  }
}

test.each([
  ['class A { static { f() } }', ['a static block']],
  ['class A { #a() {} }', ['a private method']],
  ['class A { #a; is(o) { return #a in o } }', ['`in` with a private name']],
  ['/(?<=a)b/; /a/d', ['a lookbehind', 'the flag d']],
  ['async () => await f(); await f()', ['await outside of functions']],
  ['async () => await f()', []],
  ['class A { #a = 1; b = 2; static c = 3 }; a ??= /(?<name>a)/.exec(b)?.c', []],
])('%s holds %j', (code, expected) => {
  expect(tooYoung(code, 'module')).toEqual(expected)
})

test('a regular expression with the flag v is no script of 2021', () => {
  expect(tooYoung('/a/v', 'module').join()).toContain('Invalid regular expression flag')
})

test.each(['client', 'te/client', 'hi/client'])(
  'Safari 14.1 and Chrome 90 can parse every script of %s',
  (part) => {
    const folder = join(root, SITE_PARTS, part)
    const files = globSync('**/*.js', {cwd: folder})
    expect(files.length).toBeGreaterThan(20)
    const found = files.flatMap((file) =>
      tooYoung(readFileSync(join(folder, file), 'utf8'), file === 'sw.js' ? 'script' : 'module').map(
        (what) => `${file}: ${what}`,
      ),
    )
    expect(found).toEqual([])
  },
)

test('Safari 14.1 and Chrome 90 can parse the scripts that stand in a page', () => {
  for (const script of [guard, watchPage]) expect(tooYoung(`(${script})`, 'script')).toEqual([])
})
