import {expect} from '@playwright/test'
import type {Browser, Page} from '@playwright/test'
import {z} from 'zod'
import {people} from './people.ts'
import {SLOW_MS, complaintsOf, openDocument, publish, sessionOf, test, textOf} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
const PASSWORD = 'kota jalli river seven'
/** The request with which a form stores what was typed. */
const COMMIT = /tag=[\w.-]*document\.commit/
const acl = z.array(z.object({permissions: z.array(z.string())}))

async function signInAs(page: Page, name: string, password: string) {
  await page.getByLabel('E-mail, or owner').fill(name, patience)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', {name: 'Sign in', exact: true}).click()
}

/** Adds a person, who signs in with a password in a browser context of their own. */
async function arrive(browser: Browser, baseURL: string | undefined, [name, role]: [string, string]) {
  const email = `${name.toLowerCase()}@shop.example`
  await people(baseURL, ['add', email, '--name', name, '--role', role])
  await people(baseURL, ['password', email], `${PASSWORD}\n`)
  const context = await browser.newContext({baseURL: baseURL ?? ''})
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto('/studio/structure')
  await signInAs(page, email, PASSWORD)
  await expect(page.getByText('Products by category').first()).toBeVisible(patience)
  const leave = async () => {
    await context.close()
    await people(baseURL, ['remove', email])
  }
  return {page, complaints, leave}
}

test('a wrong password is refused, the right one signs in, a session that is ended loses nothing, and signing out ends it', async ({
  browser,
  baseURL,
  content,
}) => {
  await people(baseURL, ['add', 'meera@shop.example', '--name', 'Meera', '--role', 'editor'])
  await people(baseURL, ['password', 'meera@shop.example'], `${PASSWORD}\n`)
  const context = await browser.newContext({baseURL: baseURL ?? ''})
  const page = await context.newPage()
  await page.goto('/studio/structure/testimonial')
  await signInAs(page, 'meera@shop.example', 'a guess')
  await expect(page.getByRole('alert').first()).toContainText('do not belong together', patience)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', {name: 'Sign in', exact: true}).click()
  await expect(page.getByRole('listbox', {name: 'Testimonials'})).toBeVisible(patience)
  expect(await people(baseURL, ['sessions'])).toContain('meera@shop.example')

  // A session that the owner ends: what is typed last is stored after signing in again. The lake gets it after the end, and
  // the form is gone within a second of that, so it is typed before.
  const id = await content.testimonial('Before the end')
  await openDocument(page, 'testimonial', id)
  await expect(textOf(page, 'name')).toHaveValue('Before the end', patience)
  const ended = Promise.withResolvers<undefined>()
  await page.route(COMMIT, async (route) => {
    await ended.promise
    await route.continue()
  })
  const commit = page.waitForRequest(COMMIT)
  await textOf(page, 'name').fill('Sent after the end')
  await commit
  await people(baseURL, ['sign-out', 'meera@shop.example'])
  ended.resolve(undefined)
  await expect(page.getByRole('alert').first()).toContainText('What you typed last is saved then.', patience)
  await signInAs(page, 'meera@shop.example', PASSWORD)
  await expect(textOf(page, 'name')).toHaveValue('Sent after the end', patience)
  await expect.poll(() => content.find(`drafts.${id}`), patience).toMatchObject({name: 'Sent after the end'})
  await page.getByTestId('studio-navbar').getByRole('button', {name: 'Meera'}).click()
  await page.getByRole('menuitem', {name: 'Sign out'}).click()
  await expect(page.getByLabel('Password')).toBeVisible(patience)
  expect(await people(baseURL, ['sessions'])).not.toContain('meera@shop.example')
  await context.close()
  await people(baseURL, ['remove', 'meera@shop.example'])
})

test('a viewer reads everything and changes nothing, in the Studio and in the lake', async ({
  browser,
  content,
  request,
  baseURL,
}) => {
  const id = await content.testimonial('Asha')
  const {page, complaints, leave} = await arrive(browser, baseURL, ['Vani', 'viewer'])
  await openDocument(page, 'testimonial', id)
  await expect(textOf(page, 'name')).toHaveValue('Asha', patience)
  await expect(textOf(page, 'name')).not.toBeEditable()
  await expect(page.getByText(/Your role .* does not have permission to (edit|publish)/)).toBeVisible(
    patience,
  )
  await expect(page.getByTestId('action-publish')).toBeDisabled()

  const headers = {authorization: `Bearer ${await sessionOf(page)}`}
  const listed = await request.get('/lake/v1/projects/stone-designs/datasets/production/acl', {headers})
  expect(acl.parse(await listed.json()).flatMap(({permissions}) => permissions)).not.toContain('update')
  const patch = {mutations: [{patch: {id, set: {name: 'Vani'}}}]}
  const refused = await request.post('/lake/v1/data/mutate/production', {headers, data: patch})
  expect(refused.status()).toBe(403)
  expect(await content.find(id)).toMatchObject({name: 'Asha'})
  // The Studio sends a dry run to find out whether this person may create releases.
  expect(complaints.filter((words) => !/^403: .*\/data\/actions\/|status of 403/.test(words))).toEqual([])
  await leave()
})

test('a person who sees no enquiries finds neither their list nor the question about them', async ({
  browser,
  baseURL,
}) => {
  const {page, complaints, leave} = await arrive(browser, baseURL, ['Ravi', 'catalogue-editor'])
  await expect(page.getByText('Testimonials').first()).toBeVisible()
  await expect(page.getByTestId('pane').getByText('Enquiries')).toHaveCount(0)
  await page.goto('/studio/help')
  await expect(page.getByRole('heading', {level: 1, name: 'How do I'})).toBeVisible(patience)
  await expect(page.getByRole('link', {name: 'Take me there'})).toHaveCount(10)
  expect(complaints.filter((words) => !/^403: .*\/data\/actions\/|status of 403/.test(words))).toEqual([])
  await leave()
})

test('an edit shows at once on the screen of another person, and the history names the editor', async ({
  browser,
  studio,
  content,
  baseURL,
}) => {
  const id = await content.testimonial('Asha')
  await openDocument(studio, 'testimonial', id)
  const {page, complaints, leave} = await arrive(browser, baseURL, ['Esha', 'editor'])
  await openDocument(page, 'testimonial', id)
  await textOf(page, 'name').fill('Asha Rao')
  await expect(textOf(studio, 'name')).toHaveValue('Asha Rao', patience)
  await expect(studio.getByLabel(/Esha is editing this document/).first()).toBeVisible(patience)
  await publish(page, content, id)
  await studio.getByTestId('pane-footer-document-status').click()
  await studio.getByRole('tab', {name: 'History'}).click()
  await expect(studio.getByRole('option', {name: /Esha Published/})).toBeVisible(patience)
  expect(complaints).toEqual([])
  await leave()
})
