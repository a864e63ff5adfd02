import {join} from 'node:path'
import type {Page} from '@playwright/test'

/** Folder for screenshots, such as `.build/screens`, for a person to look at. Unset: none are taken. */
export const screensFolder = process.env.SCREENS

/**
 * Takes screenshots of a page, in light and dark.
 * @param name of the files, before the width of the screen
 */
export async function takeScreenshots(page: Page, name: string, {fullPage = false} = {}) {
  if (!screensFolder) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    const file = `${name}-${page.viewportSize()?.width}-${colorScheme}.jpg`
    await page.screenshot({path: join(screensFolder, file), fullPage, quality: 60})
  }
  await page.emulateMedia({colorScheme: null, reducedMotion: null})
}
