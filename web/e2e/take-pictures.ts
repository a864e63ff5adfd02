import {join} from 'node:path'
import type {Page} from '@playwright/test'

/** Folder for pictures of tests, such as `.build/screens`, for a person to look at. Unset: none are taken. */
export const pictures = process.env.SCREENS

/**
 * Takes pictures of a page, in light and dark.
 * @param name of the files, before the width of the screen
 */
export async function takePictures(page: Page, name: string, {fullPage = false} = {}) {
  if (!pictures) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'})
    const file = `${name}-${page.viewportSize()?.width}-${colorScheme}.jpg`
    await page.screenshot({path: join(pictures, file), fullPage, quality: 60})
  }
  await page.emulateMedia({colorScheme: null, reducedMotion: null})
}
