import {renderToStaticMarkup} from 'react-dom/server'
import {expect, test} from 'vitest'
import {fixed} from './fixed.ts'

test('an element has its own class before the given ones, and no property that only styles use', () => {
  const Bar = fixed('div', 's1')
  expect(renderToStaticMarkup(<Bar className="wide" $tone="a" data-tone="a" />)).toBe(
    '<div data-tone="a" class="s1 wide"></div>',
  )
})

test('applies attributes and another element as styled-components does', () => {
  const Bar = fixed('a', 's1', ({label}) => ({title: label}))
  expect(renderToStaticMarkup(<Bar as="b" label="x" />)).toBe('<b label="x" title="x" class="s1"></b>')
})

test('a component that is styled again has both classes, the later one last', () => {
  const Wide = fixed(fixed('div', 's1'), 's2')
  expect(renderToStaticMarkup(<Wide />)).toBe('<div class="s1 s2"></div>')
})
