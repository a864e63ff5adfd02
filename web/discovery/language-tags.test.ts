import {expect, test} from 'vitest'
import {alternates, languageTags} from './language-tags.ts'
import {testEnv} from '../env/test-env.ts'

test('a page names itself in each language in which it can be read, and English for everybody else', () => {
  expect(alternates(testEnv, {path: '/designs?view=all', languages: ['te', 'hi']})).toEqual([
    {lang: 'en', href: 'https://shop.example/designs?view=all'},
    {lang: 'te', href: 'https://shop.example/te/designs?view=all'},
    {lang: 'hi', href: 'https://shop.example/hi/designs?view=all'},
    {lang: 'x-default', href: 'https://shop.example/designs?view=all'},
  ])
})

test('the first page of a language has no slash at its end', () => {
  const hrefs = alternates(testEnv, {path: '/', languages: ['te']}).map(({href}) => href)
  expect(hrefs).toEqual(['https://shop.example/', 'https://shop.example/te', 'https://shop.example/'])
})

test('a language without a translation is named neither as an address nor as a locale', () => {
  const tags = languageTags(testEnv, {path: '/designs/fountain?item=A&b=C', languages: ['hi', null]})
  expect(tags).toContain('<meta property="og:locale" content="en_IN"/>')
  expect(tags).toContain('href="https://shop.example/hi/designs/fountain?item=A&amp;b=C"')
  expect(tags).not.toMatch(/te_IN|\/te\//)
})
