import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect} from '@playwright/test'
import type {Page} from '@playwright/test'
import {SLOW_MS, test} from './studio.ts'

test.setTimeout(3 * SLOW_MS)

const root = join(import.meta.dirname, '../..')
const PASSWORD = 'kota jalli river seven'

/** `npm run people -- …` beside the running server. */
async function people(baseURL: string | undefined, args: string[], input = '') {
  const env = {
    ...process.env,
    DATA_DIR: join(root, `.data/e2e-${new URL(baseURL ?? '').port}`),
    PUBLIC_URL: baseURL,
  }
  const running = promisify(execFile)(process.execPath, ['scripts/people.ts', ...args], {cwd: root, env})
  running.child.stdin?.end(input)
  return (await running).stdout
}

async function signInAs(page: Page, name: string, password: string) {
  await page.getByLabel('E-mail, or owner').fill(name, {timeout: SLOW_MS})
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', {name: 'Sign in'}).click()
}

test('a wrong password is told, the right one signs in, and signing out ends the session', async ({
  browser,
  baseURL,
}) => {
  await people(baseURL, ['add', 'meera@shop.example', '--name', 'Meera', '--role', 'editor'])
  await people(baseURL, ['password', 'meera@shop.example'], `${PASSWORD}\n`)
  const context = await browser.newContext({baseURL: baseURL ?? ''})
  const page = await context.newPage()
  await page.goto('/studio/structure/testimonial')
  await signInAs(page, 'meera@shop.example', 'a guess')
  await expect(page.getByRole('alert').first()).toContainText('do not belong together')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', {name: 'Sign in'}).click()
  await expect(page.getByRole('listbox', {name: 'Testimonials'})).toBeVisible({timeout: SLOW_MS})
  expect(await people(baseURL, ['sessions'])).toContain('meera@shop.example')
  await page.getByRole('button', {name: 'Meera'}).click()
  await page.getByRole('menuitem', {name: 'Sign out'}).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await people(baseURL, ['sessions'])).not.toContain('meera@shop.example')
  await context.close()
  await people(baseURL, ['remove', 'meera@shop.example'])
})
