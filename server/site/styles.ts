import {parse, type ChildNode} from 'postcss'
import type {Markup} from '../../contract/site/render.ts'

/** A part of a style sheet: a text that every page has, a rule with its selectors, or rules under one condition. */
type Part = {text: string} | {text: string; selectors: string[][]} | {condition: string; parts: Part[]}

/** Conditions that hold rules. Other at-rules, such as fonts and key frames, count as a whole. */
const CONDITIONS = new Set(['container', 'media', 'supports'])

/** A class that the build made of a style (`web/build/static-styles.ts`). */
const STYLE_CLASS = /\bs[\da-z]{6}\b/g

/**
 * Opens the style sheet of a build for pages that carry their own styles. A page with its styles is painted one round
 * trip earlier than a page that names a style sheet.
 * @returns finds the rules that can apply to the elements of a page, in the order of the sheet. Each has a line, as in the
 * sheet, so that the browser adds only those that the page lacks (`web/app/entry.client.ts`).
 */
export function openStyles(css: string): (html: string) => string {
  const parts = partsOf(parse(css).nodes)
  return (html) => textsOf(parts, new Set(html.match(STYLE_CLASS))).join('\n')
}

const partsOf = (nodes: readonly ChildNode[]): Part[] =>
  nodes.map((node): Part => {
    if (node.type === 'rule') return {text: node.toString(), selectors: node.selectors.map(classesOf)}
    if (node.type === 'atrule' && node.nodes && CONDITIONS.has(node.name))
      return {condition: `@${node.name} ${node.params}`, parts: partsOf(node.nodes)}
    return {text: node.toString()}
  })

/** Classes that a page must have for a selector to match. A class in `:not()` need not be there. */
const classesOf = (selector: string): string[] =>
  selector
    .replaceAll(/:not\([^)]*\)/g, '')
    .match(/\.s[\da-z]{6}\b/g)
    ?.map((name) => name.slice(1)) ?? []

/** Texts of the parts that can apply to elements with these classes. */
const textsOf = (parts: readonly Part[], classes: ReadonlySet<string>): string[] =>
  parts.flatMap((part) => {
    if ('parts' in part) {
      const texts = textsOf(part.parts, classes)
      return texts.length === 0 ? [] : [`${part.condition}{${texts.join('')}}`]
    }
    const applies =
      !('selectors' in part) || part.selectors.some((own) => own.every((name) => classes.has(name)))
    return applies ? [part.text] : []
  })

/**
 * Puts the rules that a page needs in the place of its style sheet. The entry script loads the whole sheet before
 * hydration, for what later pages and dialogs show.
 * @param rulesOf absent in development: the page is left as it is
 */
export function withStyles<Page extends Markup>(
  page: Page,
  {styles, rulesOf}: {styles: string; rulesOf?: (html: string) => string},
): Page {
  const link = `<link rel="stylesheet" href="${styles}"/>`
  // A redirect has no styles.
  if (!rulesOf || !page.html.includes(link)) return page
  const rules = rulesOf(page.html)
  return {
    ...page,
    html: page.html.replace(link, () => `<style>${rules}</style>`),
    inline: {...page.inline, styles: [...page.inline.styles, rules]},
  }
}
