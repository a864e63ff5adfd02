import {expect, test} from 'vitest'
import {isCode} from '../../contract/enquiry/code.ts'
import {LETTERS} from '../../contract/text/letters.ts'
import {newRef, refIn, withRef} from './ref.ts'

test('a code has six characters without vowels and look-alikes, and a check', () => {
  const refs = Array.from({length: 500}, newRef)
  for (const ref of refs) expect(ref).toMatch(/^[2346789CDFHJKMNPQRTVWXY]{6}$/)
  expect(refs.filter((ref) => !isCode(ref))).toEqual([])
  expect(new Set(refs).size).toBeGreaterThan(490)
})

test('the check notices each wrong character, and each exchange of two neighbours', () => {
  const ref = newRef()
  const wrong = Array.from(ref).flatMap((right, index) => [
    ...Array.from(LETTERS)
      .filter((letter) => letter !== right)
      .map((letter) => ref.slice(0, index) + letter + ref.slice(index + 1)),
    ref.slice(0, index) + (ref[index + 1] ?? '') + right + ref.slice(index + 2),
  ])
  expect(wrong.filter((each) => each !== ref && isCode(each))).toEqual([])
})

test('the code of a message is found in its text, and in the address that opens it', () => {
  const text = withRef('Hello, please tell me the price: https://shop.example/designs/urli?item=7', 'K7Q2MT')
  expect(text.endsWith('\n\nRef K7Q2MT')).toBe(true)
  expect(refIn(text)).toBe('K7Q2MT')
  expect(refIn(`https://wa.me/91?text=${encodeURIComponent(text)}`)).toBe('K7Q2MT')
  expect(refIn('mailto:shop@shop.example?subject=Enquiry%2C%20Ref%20K7Q2MT')).toBe('K7Q2MT')
  expect(refIn('tel:+919000000000')).toBeUndefined()
})
