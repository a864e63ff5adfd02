import {createElement, type ElementType} from 'react'

interface Properties {
  className?: string
  [name: string]: unknown
}

/**
 * Replaces `styled` for static styles in a build (`build/static-styles.ts`): an element or component with a class, whose
 * style is in the style sheet.
 */
export const fixed =
  (element: ElementType, style: string) =>
  ({className, ...properties}: Properties) =>
    createElement(element, {...properties, className: className ? `${style} ${className}` : style})
