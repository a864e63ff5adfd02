import {expect, test} from 'vitest'
import {asFields} from './private-methods.ts'

test('a private method becomes a field, in the browser’s own syntax, and still knows its object', async () => {
  const code = `export class Counter {
    #at = 0
    step() { return this.#add(2) }
    async later() { return this.#wait(3) }
    #add(by) { this.#at += by; return this.#at }
    async #wait(by) { return this.#add(by) }
  }`
  const made = asFields(code, 'counter.js')
  expect(made).toContain('#add = (by) => {')
  expect(made).toContain('#wait = async (by) => {')
  const {Counter} = await import(`data:text/javascript,${encodeURIComponent(made)}`)
  const counter = new Counter()
  expect([counter.step(), counter.step(), await counter.later()]).toEqual([2, 4, 7])
})

test('a private getter stops the build, because no browser of 2021 can parse it', () => {
  expect(() => asFields('class A { get #at() { return 1 } }', 'a.js')).toThrow(
    'a.js: #at cannot become a field',
  )
})
