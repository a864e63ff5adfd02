import {expect, test} from 'vitest'
import {QUERIES} from '../../schemas/generated/queries.ts'
import {inEnglish} from './english-queries.ts'

test.each([
  ['{"name": coalesce(${TRANSLATION}.name, name), value}', '{name, value}'],
  ['{"title": coalesce(category->${TRANSLATION}.title, category->title)}', '{"title": category->title}'],
  ['stats[]{"label": coalesce(^.${TRANSLATION}.stats[_key == ^._key][0].label, label)}', 'stats[]{label}'],
  ['order(lower(coalesce(${TRANSLATION}.name, name)))', 'order(lower(name))'],
  ['{name, ...select($language != "en" => {"isTranslated": defined(${TRANSLATION}.name)})}', '{name}'],
  ['{name, "alt": select($language == "en" => alt)}', '{name, alt}'],
])('%s is %s in English, as written and as generated', (written, english) => {
  expect(inEnglish(written)).toBe(english)
  const generated = JSON.stringify(
    written.replaceAll('${TRANSLATION}', 'translations[language == $language][0]'),
  )
  expect(inEnglish(generated)).toBe(JSON.stringify(english))
})

test('no query of a page in English knows of translations', () => {
  const pages = [...QUERIES].filter((query) => !query.includes('_updatedAt'))
  expect(pages.filter((query) => query.includes('$language')).length).toBeGreaterThan(8)
  expect(pages.map(inEnglish).filter((query) => /\$language|translations\[language/.test(query))).toEqual([])
})
