import {createElement, type ElementType} from 'react'

interface Properties {
  as?: ElementType
  className?: string
  [name: string]: unknown
}

/**
 * Replaces `styled` for static styles in a build (`build/static-styles.ts`): an element or component with a class, whose
 * style is in the style sheet.
 * @param attributes the argument of `.attrs`
 */
export function fixed(
  element: ElementType,
  style: string,
  attributes: Properties | ((properties: Properties) => Properties) = {},
) {
  return (given: Properties) => {
    const own = typeof attributes === 'function' ? attributes(given) : attributes
    const {as = element, className, ...properties} = {...given, ...own}
    return createElement(as, {
      ...(typeof as === 'string' ? withoutTransient(properties) : properties),
      className: className ? `${style} ${className}` : style,
    })
  }
}

/** Drops properties whose names begin with `$`, which only styles use. */
const withoutTransient = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('$')))
