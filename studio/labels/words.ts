import type {LabelWords} from './label-page.ts'

/** The words of a page of labels, by a function that finds the words of a language. */
export const labelWords = (
  t: (key: 'labels.menu' | 'labels.ask' | 'labels.scan' | 'labels.print' | 'labels.local') => string,
): LabelWords => ({
  title: t('labels.menu'),
  ask: t('labels.ask'),
  scan: t('labels.scan'),
  print: t('labels.print'),
  local: t('labels.local'),
})
