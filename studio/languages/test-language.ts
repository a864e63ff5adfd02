import {onTestFinished, vi} from 'vitest'
import type {StudioLocale} from './chosen.ts'

/** For a test: modules that are loaded from now on find a browser in which somebody has chosen a language. */
export function chooseLanguage(locale: StudioLocale) {
  vi.resetModules()
  vi.stubGlobal('document', {querySelector: () => null})
  vi.stubGlobal('window', {localStorage: {getItem: () => locale}})
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })
}
