import {describe, expect, test} from 'vitest'
import {openStyles, withStyles} from './styles.ts'

const rulesFor = (css: string, html: string) => openStyles(css)(html)

describe('the rules of a page', () => {
  test('hold the styles of its classes, and no others', () => {
    const css = '.s111111{color:red}.s222222{color:green}'
    expect(rulesFor(css, '<p class="s111111">')).toBe('.s111111{color:red}')
  })

  test('hold the styles of elements, and of classes that no component owns', () => {
    const rules = ['p{margin:0}', '.blur{inset:0}', '@font-face{font-family:A}']
    expect(rulesFor(rules.join(''), '<p>').split('\n')).toEqual(rules)
  })

  test('hold a rule when one of its selectors can match', () => {
    const css = '.s111111 .s222222,.s333333 p{color:red}'
    expect(rulesFor(css, '<p class="s111111">')).toBe('')
    expect(rulesFor(css, '<p class="s333333">')).toBe(css)
    expect(rulesFor(css, '<p class="s111111 s222222">')).toBe(css)
  })

  test('hold a rule whose absent class must be absent', () => {
    const css = '.s111111:not(.s222222){color:red}'
    expect(rulesFor(css, '<p class="s111111">')).toBe(css)
  })

  test('keep the conditions of what is left of them, in the order of the sheet, each in its line', () => {
    const css =
      '@media (width>40rem){.s111111{color:red}.s222222{color:green}}@supports (a:b){.s222222{top:0}}.s111111{top:0}'
    expect(rulesFor(css, '<p class="s111111">')).toBe(
      '@media (width>40rem){.s111111{color:red}}\n.s111111{top:0}',
    )
  })
})

describe('a page with its styles', () => {
  const inline = {scripts: [], styles: ['a{}']}
  const rulesOf = openStyles('p{margin:0}')

  test('names no style sheet, and its policy knows the styles', () => {
    const page = {html: '<link rel="stylesheet" href="/a.css"/><p>', inline}
    expect(withStyles(page, {styles: '/a.css', rulesOf})).toEqual({
      html: '<style>p{margin:0}</style><p>',
      inline: {scripts: [], styles: ['a{}', 'p{margin:0}']},
    })
  })

  test('is unchanged when it has no style sheet', () => {
    const redirect = {html: '', inline}
    expect(withStyles(redirect, {styles: '/a.css', rulesOf})).toBe(redirect)
  })
})
