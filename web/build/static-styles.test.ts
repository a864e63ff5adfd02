import {join} from 'node:path'
import {expect, test} from 'vitest'
import {extractStyles} from './static-styles.ts'

const web = join(import.meta.dirname, '..')

const extract = (code: string, name = 'shell/Bar.tsx') => extractStyles(code, join(web, name), web)

test('a style of constants moves to the style sheet, and its element keeps the class', async () => {
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

test('classes are the same on every machine, and differ by file and by name', async () => {
  const nameIn = async (code: string, file: string) => (await extract(code, file)).css.split('{', 1)[0]
  const bar = 'const Bar = styled.a`top: 0`'
  expect(await nameIn(bar, 'shell/Bar.tsx')).toBe(await nameIn(`\n// moved\n${bar}`, 'shell/Bar.tsx'))
  expect(await nameIn(bar, 'shell/Bar.tsx')).not.toBe(await nameIn(bar, 'shell/Other.tsx'))
  expect(await nameIn(bar, 'shell/Bar.tsx')).not.toBe(
    await nameIn(bar.replace('Bar', 'Baz'), 'shell/Bar.tsx'),
  )
})

test('a style that depends on properties stays as it is', async () => {
  const code = 'const Bar = styled.div<{$on: boolean}>`gap: ${GAP}px; color: ${({$on}) => ($on ? a : b)};`'
  expect(await extract(code)).toEqual({css: '', script: code})
})

test('what comes from a module that is no table of constants stays', async () => {
  const code = "import {Other} from './Other.tsx'\nconst Bar = styled.div`${Other} { top: 0; }`"
  expect(await extract(code)).toEqual({css: '', script: code})
})

test('components, attributes and shared parts are kept', async () => {
  const {css, script} = await extract(`
    const part = css\`top: 0;\`
    const Bar = styled(Container).attrs({'aria-hidden': true})\`\${part} left: 0;\``)
  expect(css).toContain('{top: 0; left: 0;}')
  expect(script).toMatch(/fixed\(Container, 's\w{6}', \{'aria-hidden': true\}\)/)
  expect(script).toContain('const part = "top: 0;"')
})

test('a global style becomes rules without a class, with addresses of files for the style sheet to follow', async () => {
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
