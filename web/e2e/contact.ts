import {test as base, type Page} from '@playwright/test'
import {catchCalls, standInForOutside} from './visit.ts'

/** Journeys in which a visitor gets in touch: nothing is dialled, and no other host is asked. */
export const test = base.extend<{outside: string[]}>({
  /** Addresses of other hosts that were asked for. */
  outside: [
    async ({context}, use) => {
      await catchCalls(context)
      await use(await standInForOutside(context))
    },
    {auto: true},
  ],
})

export const dialog = (page: Page) => page.getByRole('dialog')

export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', {name, exact: true})

/** Bodies of the posts that arrived at an address. */
export function postsTo(page: Page, path: string): string[] {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      bodies.push(request.postData() ?? '')
    }
  })
  return bodies
}
