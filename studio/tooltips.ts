/** Sanity's module of tooltips. */
const TOOLTIP = /\/node_modules\/@sanity\/ui\/dist\/tooltip\.js$/
/** Where a tooltip begins the function that measures its space. Its cache depends on the width of the page. */
const MEASURING = /!== portalElement\?\.offsetWidth \? \((t\d+) = \(\) => \{/
const REMEMBERED = '= portalElement?.offsetWidth,'

/**
 * Vite plugin that makes tooltips measure their space only while they are shown. Sanity's tooltips measure it whenever
 * they are drawn, and a form has dozens of hidden ones: the browser then lays the whole page out again for each of them,
 * which takes longer than all other work of opening a form.
 */
export function tooltipsMeasureWhenShown() {
  let isFound = false
  return {
    name: 'tooltips-measure-when-shown',
    apply: 'build' as const,
    transform(code: string, id: string) {
      const changed = TOOLTIP.test(id) ? withLateMeasuring(code) : undefined
      isFound ||= changed !== undefined
      return changed
    },
    buildEnd(error?: Error) {
      if (!isFound && !error) throw new Error('Sanity’s tooltips have changed. Correct studio/tooltips.ts.')
    },
  }
}

/** @returns undefined for a module whose tooltips measure in another way */
export function withLateMeasuring(code: string): string | undefined {
  const [, measure] = MEASURING.exec(code) ?? []
  const effect = new RegExp(`useLayoutEffect\\(${measure}, (t\\d+)\\)`)
  if (measure === undefined || !code.includes(REMEMBERED) || !effect.test(code)) return undefined
  return code
    .replace(MEASURING, `!== showTooltip ? (${measure} = () => { if (!showTooltip) return;`)
    .replace(REMEMBERED, '= showTooltip,')
    .replace(effect, `useLayoutEffect(${measure}, [...$1, showTooltip])`)
}
