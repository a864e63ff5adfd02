import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {fixed} from './fixed.ts'

test('an element has its own class before the given ones', () => {
  const Bar = fixed('div', 's1')
  expect(renderToStaticMarkup(<Bar className="wide" data-tone="a" />)).toBe(
    '<div data-tone="a" class="s1 wide"></div>',
  )
})

test('a component that is styled again has both classes, the later one last', () => {
  const Wide = fixed(fixed('div', 's1'), 's2')
  expect(renderToStaticMarkup(<Wide />)).toBe('<div class="s1 s2"></div>')
})
