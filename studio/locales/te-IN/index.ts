import {defineLocale, definePlugin} from 'sanity'

const locale = defineLocale({
  id: 'te-IN',
  title: 'తెలుగు',
  bundles: [
    {namespace: 'copy-paste', resources: () => import('./copy-paste.ts')},
    {namespace: 'presentation', resources: () => import('./presentation.ts')},
    {namespace: 'releases', resources: () => import('./releases.ts')},
    {namespace: 'singleDocRelease', resources: () => import('./singleDocRelease.ts')},
    {namespace: 'structure', resources: () => import('./structure.ts')},
    {namespace: 'studio', resources: () => import('./studio.ts')},
    {namespace: 'validation', resources: () => import('./validation.ts')},
  ],
  weekInfo: {firstDay: 7, minimalDays: 1, weekend: [7]},
})

/** Telugu (India): the words of Sanity Studio itself. */
export const teINLocale = definePlugin(() => ({
  name: '@sanity/locale-te-in',
  i18n: {locales: [locale]},
}))
