import {expect, test} from 'vitest'
import {CATEGORIES} from './categories.ts'
import {designsOf} from './designs/designs.ts'
import {LANGUAGES, PARTS} from './glossary.ts'
import {nameIn, productIn} from './translate.ts'

const SCRIPTS = {te: /\p{Script=Telugu}/u, hi: /\p{Script=Devanagari}/u}
const OTHER_SCRIPTS = {te: /\p{Script=Devanagari}/u, hi: /\p{Script=Telugu}/u}
const all = CATEGORIES.flatMap(({slug}) => designsOf(slug))

test.each(LANGUAGES)('every one of the 601 products has a name, facts and note in %s', (language) => {
  const texts = all.map((design) => productIn(language, design))
  expect(texts).toHaveLength(601)
  for (const {name, facts, specialNote = name} of texts) {
    for (const text of [name, facts.material, facts.finish, specialNote]) {
      expect(text).toMatch(SCRIPTS[language])
      expect(text).not.toMatch(/\p{Script=Latin}|undefined/u)
      expect(text).not.toMatch(OTHER_SCRIPTS[language])
    }
  }
})

test.each(LANGUAGES)('names in %s are as distinct within a category as in English', (language) => {
  for (const {slug, count} of CATEGORIES) {
    const names = designsOf(slug).map(({name}) => nameIn(language, name))
    expect(new Set(names).size).toBe(count)
  }
})

test.each([
  ['Makrana Two-Tier Lotus Fountain', 'మక్రానా రెండంచెల తామర ఫౌంటెన్', 'मकराना दो-स्तरीय कमल फव्वारा'],
  ['Bansi Six-Pillar Chhatri', 'బన్సీ ఆరు స్తంభాల ఛత్రి', 'बंसी छह खंभों वाली छतरी'],
  ['Makrana Six-Pillar Gazebo', 'మక్రానా ఆరు స్తంభాల గెజిబో', 'मकराना छह खंभों वाला गज़ीबो'],
  ['Tandur Yellow Herringbone Cladding', 'తాండూరు పసుపు హెరింగ్‌బోన్ క్లాడింగ్', 'तांडूर पीली हेरिंगबोन क्लैडिंग'],
  ['Item 119', 'డిజైన్ 119', 'डिज़ाइन 119'],
])('%s is %s and %s', (english, telugu, hindi) => {
  expect(nameIn('te', english)).toBe(telugu)
  expect(nameIn('hi', english)).toBe(hindi)
})

test('every part of the glossary is used', () => {
  const names = all.map(({name}) => ` ${name} `)
  const unused = Object.keys(PARTS).filter((part) => !names.some((name) => name.includes(` ${part} `)))
  expect(unused).toEqual([])
})

test('rejects a name with words that the glossary does not have, and names them', () => {
  expect(() => nameIn('te', 'Makrana Dancing Peacock')).toThrow(
    'The glossary has no part for "Dancing Peacock"',
  )
})
