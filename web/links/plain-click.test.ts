import {expect, test} from 'vitest'
import {isPlainClick} from './plain-click.ts'

const PLAIN = {button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false}

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a click with %s belongs to the browser', (key) => {
  expect(isPlainClick({...PLAIN, [key]: true})).toBe(false)
})

test('a click follows a link with the main button only', () => {
  expect(isPlainClick(PLAIN)).toBe(true)
  expect(isPlainClick({...PLAIN, button: 1})).toBe(false)
})
