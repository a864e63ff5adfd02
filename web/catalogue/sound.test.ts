import {expect, test} from 'vitest'
import {soundOf} from './sound.ts'

test.each([
  ['గుడి', 'gudi'],
  ['దేవుడు', 'devudu'],
  ['ఫౌంటెన్', 'fountain'],
  ['దీపం', 'deepam'],
  ['విగ్రహం', 'vigraham'],
  ['ప్రతిమ', 'prathima'],
  ['పాలరాతి', 'palaraathi'],
  ['జాలీ', 'jaali'],
  ['मंदिर', 'mandir'],
  ['मूर्ति', 'moorthi'],
  ['मूर्ति', 'murti'],
  ['झरना', 'jharna'],
  ['तुलसी', 'tulsi'],
  ['गमला', 'gamla'],
  ['कमल', 'kamal'],
  ['फव्वारा', 'favvara'],
  ['छतरी', 'chhatri'],
  ['खंभों', 'khambhon'],
  ['ख़ुशी', 'khushi'],
  ['ధోల్\u200cపూర్', 'dholpur'],
])('%s sounds like %s', (indian, latin) => {
  expect(soundOf(indian)).toBe(soundOf(latin))
  expect(soundOf(indian)).toMatch(/^[a-z]+$/)
})

test.each([
  ['గుడి', 'గోడ'],
  ['मंदिर', 'मंडप'],
  ['gudi', 'godi'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other))
})

test('keeps digits, and words of no language of India but for their spelling', () => {
  expect(soundOf('002')).toBe('002')
  expect(soundOf('Gazebo')).toBe('gajebo')
})
