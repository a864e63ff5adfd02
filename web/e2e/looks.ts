import type {Page} from '@playwright/test'

/**
 * Computed styles of each visible element, without addresses: those differ between two servers. A minified
 * `background: none` puts the image that is not there elsewhere.
 * @param only names of properties; absent: all, which takes seconds on a busy machine
 */
export const looksOf = (page: Page, only?: readonly string[]) =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element)
          const value = (name: string) => style.getPropertyValue(name).replaceAll(/url\([^)]*\)/g, 'url()')
          const names = properties ?? [...style].filter((name) => name !== 'background-position')
          return {tag: element.tagName, values: Object.fromEntries(names.map((name) => [name, value(name)]))}
        }),
    only,
  )

type Looks = Awaited<ReturnType<typeof looksOf>>

/** Differences between two looks, one line for each property of each element. */
export const differences = (expected: Looks, found: Looks) =>
  expected.flatMap(({tag, values}, index) =>
    Object.entries(values).flatMap(([name, value]) => {
      const other = found[index]?.values[name]
      return value === other ? [] : [`${index} ${tag} ${name}: ${value}, now ${other}`]
    }),
  )
