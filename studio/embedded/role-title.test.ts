import {expect, test} from 'vitest'
import {chooseLanguage} from '../languages/test-language.ts'
import {inLanguage} from './role-title.ts'

const editor = {name: 'catalogue-editor', title: 'Editor of the catalogue'}

test('a Studio in Telugu names the role of a person in Telugu; an English one as the server does', async () => {
  expect(inLanguage(editor)).toBe(editor)
  chooseLanguage('te-IN')
  const inTelugu = await import('./role-title.ts')
  expect(inTelugu.inLanguage(editor).title).toBe('కేటలాగ్ ఎడిటర్')
  expect(inTelugu.inLanguage({name: 'custom', title: 'Custom'}).title).toBe('Custom')
})
