import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {unreadableInDark} from './axe.ts'
import {SLOW_MS, go, test} from './studio.ts'

test.setTimeout(2 * SLOW_MS)

/** Each screen, and what it shows once it has its data. */
const SCREENS: [path: string, shown: (studio: Page) => ReturnType<Page['locator']>][] = [
  ['/today', (studio) => studio.getByRole('heading', {name: 'Newest enquiries'})],
  ['/structure/needs-attention', (studio) => studio.getByText('Title cut off')],
  ['/table/category-fountain', (studio) => studio.getByLabel('Name of FOU-001', {exact: true})],
  ['/add-many/category-fountain', (studio) => studio.getByRole('button', {name: 'Choose photographs'})],
  ['/enquiries', (studio) => studio.getByRole('heading', {name: 'Newest enquiries'})],
  ['/alerts', (studio) => studio.getByRole('heading', {name: 'Messages to you'})],
  ['/help', (studio) => studio.getByRole('heading', {name: 'How do I add products?'})],
]

test('the tools can be read in the dark', async ({studio}) => {
  await studio.emulateMedia({colorScheme: 'dark'})
  for (const [path, shown] of SCREENS) {
    await go(studio, path)
    await expect(shown(studio)).toBeVisible({timeout: SLOW_MS})
    await expect(studio.locator('[data-scheme=dark]').first()).toBeVisible()
    expect(await unreadableInDark(studio), path).toEqual([])
  }
  await studio.emulateMedia({colorScheme: null})
  await go(studio, '/structure')
})
