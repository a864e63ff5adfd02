import {createElement, type ElementType} from 'react'

interface Properties {
  as?: ElementType
  className?: string
  [name: string]: unknown
}

/**
 * What `styled` with a style that never changes becomes in a build (`build/static-styles.ts`): an element, or a
 * component, of a class whose style is in the style sheet.
 * @param attributes what `.attrs` was given
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

/** Properties whose names begin with `$` are for styles alone. */
const withoutTransient = (properties: Properties) =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => !name.startsWith('$')))
