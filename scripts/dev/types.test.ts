import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, test, vi} from 'vitest'
import {openTypes, readable} from './types.ts'

test('an error is named by file, line and column, with its message and code', () => {
  expect(readable("web/shell/Footer.tsx(20,19): error TS2551: Property 'brandx' does not exist.")).toBe(
    "web/shell/Footer.tsx:20:19 Property 'brandx' does not exist. (TS2551)",
  )
})

test('a message that writes out a whole type is cut', () => {
  const line = readable(`server/shop.ts(1,2): error TS1: ${'{ a: string; }'.repeat(100)}`)
  expect(line?.length).toBeLessThan(300)
  expect(line).toMatch(/ … \(TS1\)$/)
})

test.each([
  '12:00:00 PM - Found 0 errors. Watching for file changes.',
  '',
  '  Types have separate declarations.',
])('%j names no error', (line) => expect(readable(line)).toBeUndefined())

/** A project whose generation makes a global type right. */
const PROJECT = {
  'tsconfig.json':
    '{"compilerOptions": {"strict": true, "types": [], "module": "nodenext"}, "include": ["*.ts", "schemas"]}',
  'schemas/generated/types.ts': 'declare global { interface Sizes { one: string } }\nexport {}',
  'page.ts': 'declare const sizes: Sizes\nexport const text = sizes.one.toFixed()',
  'scripts/commands/typegen.ts': `import {writeFileSync} from 'node:fs'
writeFileSync('schemas/generated/types.ts', 'declare global { interface Sizes { one: number } }\\nexport {}')`,
}

test('an error that was printed before the types were generated does not stay', async () => {
  const root = await mkdtemp(join(tmpdir(), 'development-types-'))
  for (const [file, text] of Object.entries(PROJECT)) {
    await mkdir(dirname(join(root, file)), {recursive: true})
    await writeFile(join(root, file), text)
  }
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const printed = () => print.mock.calls.flat().join('\n')
  const types = openTypes(root)
  try {
    types.check()
    await expect.poll(printed, {timeout: 20_000}).toContain('page.ts:2:31')
    types.generate()
    await expect.poll(printed, {timeout: 20_000}).toMatch(/generated from[^]*are right/)
    expect(printed().match(/page\.ts/g)).toHaveLength(1)
  } finally {
    types.close()
    print.mockRestore()
    await rm(root, {recursive: true})
  }
}, 60_000)
