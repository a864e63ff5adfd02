import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {build} from 'vite'
import {expect, test} from 'vitest'
import {extractStyles, openValues, staticStyles} from './static-styles.ts'

const web = join(import.meta.dirname, '..')

const valuesOf = openValues()

const extract = (code: string, name = 'shell/Bar.tsx') => extractStyles(code, join(web, name), web, valuesOf)

test('moves a style of constants to the style sheet and keeps its class on the element', async () => {
  const {css, script} = await extract(`
    import {theme, from} from '../design/theme.ts'
    const GAP = 16
    export const Bar = styled.div\`gap: \${GAP}px; color: \${theme.color.text}; \${from.still} { a { width: 0; } }\``)
  const [, name] = /^\.(\w+)\{/.exec(css) ?? []
  expect(css).toBe(
    `.${name}{gap: 16px; color: var(--text); @media (prefers-reduced-motion: reduce) { a { width: 0; } }}`,
  )
  expect(script).toContain(`export const Bar = /* @__PURE__ */ fixed('div', '${name}')`)
})

test('names classes by file and constant, the same on every machine', async () => {
  const nameIn = async (code: string, file: string) => (await extract(code, file)).css.split('{', 1)[0]
  const bar = 'const Bar = styled.a`top: 0`'
  expect(await nameIn(bar, 'shell/Bar.tsx')).toBe(await nameIn(`\n// moved\n${bar}`, 'shell/Bar.tsx'))
  expect(await nameIn(bar, 'shell/Bar.tsx')).not.toBe(await nameIn(bar, 'shell/Other.tsx'))
  expect(await nameIn(bar, 'shell/Bar.tsx')).not.toBe(
    await nameIn(bar.replace('Bar', 'Baz'), 'shell/Bar.tsx'),
  )
})

test('leaves a style that depends on properties in the module, and names it', async () => {
  const code = 'const Bar = styled.div<{$on: boolean}>`gap: ${GAP}px; color: ${({$on}) => ($on ? a : b)};`'
  expect(await extract(code)).toEqual({css: '', script: code, left: ['Bar']})
})

test('leaves a style with a value from a module that is no table of constants', async () => {
  const code = "import {Other} from './Other.tsx'\nconst Bar = styled.div`${Other} { top: 0; }`"
  expect(await extract(code)).toEqual({css: '', script: code, left: ['Bar']})
})

test('keeps styled components and shared parts', async () => {
  const {css, script} = await extract(`
    const part = css\`top: 0;\`
    const Bar = styled(Container)\`\${part} left: 0;\``)
  expect(css).toContain('{top: 0; left: 0;}')
  expect(script).toMatch(/fixed\(Container, 's\w{6}'\)/)
  expect(script).toContain('const part = "top: 0;"')
})

test('a constant that has changed since is read anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  try {
    await mkdir(join(folder, 'design'))
    const values = []
    for (const gap of ['1rem', '2rem']) {
      await writeFile(join(folder, 'design/gaps.ts'), `export const gap: string = '${gap}'`)
      values.push(await openValues()('../design/gaps.ts', join(folder, 'shell')))
    }
    expect(values.map(({gap}) => gap)).toEqual(['1rem', '2rem'])
  } finally {
    await rm(folder, {recursive: true})
  }
})

test('takes words of the language of the build', async () => {
  const displays = ['en', 'te'].map(async (language) => {
    const {theme} = await openValues([language])('./theme.ts', join(web, 'design'))
    return JSON.stringify(theme)
  })
  const [english, telugu] = await Promise.all(displays)
  expect(english).toContain('Marcellus')
  expect(telugu).not.toBe(english)
})

test('turns a global style into rules without a class, with the addresses of its files', async () => {
  const {css, script} = await extract(`
    import face from '@fontsource/a/b.woff2?url'
    export const Global = createGlobalStyle\`\${[400, 600].map((weight) => css\`@font-face { font-weight: \${weight}; src: url(\${face}); }\`)}\``)
  expect(css).toBe(
    [400, 600]
      .map((weight) => `@font-face { font-weight: ${weight}; src: url('@fontsource/a/b.woff2'); }`)
      .join(''),
  )
  expect(script).toContain('export const Global = () => null')
})

test.each([
  ['inside a function', 'export const make = () => styled.div`top: 0;`'],
  ['with attributes', "const Bar = styled.a.attrs({title: 'x'})`top: 0`"],
  ['of a tag that the build does not know', 'const turn = keyframes`to { rotate: 1turn; }`'],
])('reports a style %s', async (_, code) => {
  expect((await extract(code)).left).toHaveLength(1)
})

const siteOf = async (code: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  try {
    const entry = join(folder, 'Bar.ts')
    await writeFile(entry, `import {styled} from 'styled-components'\n${code}`)
    const plugins = [staticStyles({web: folder})]
    const rolldownOptions = {input: entry, external: /.*/}
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins,
      build: {write: false, rolldownOptions},
    })
  } finally {
    await rm(folder, {recursive: true})
  }
}
const DYNAMIC = 'export const Bar = styled.div`gap: ${({gap}) => gap};`'

test('patch A9: fails the build for a style that is decided at run time', async () => {
  await expect(siteOf(DYNAMIC)).rejects.toThrow('Decided only at run time: the style Bar.ts:Bar')
})

test('a module of parts alone keeps them as short texts, and adds nothing to the style sheet', async () => {
  const {css, script} = await extract(
    'export const text = css`\n  a {\n    top: 0;\n  }\n`',
    'consent/text.ts',
  )
  expect(css).toBe('')
  expect(script).toBe('export const text = "a { top: 0; }"')
})
