import {expect} from '@playwright/test'
import type {Browser, BrowserContext, Page} from '@playwright/test'
import {people} from './people.ts'
import {SLOW_MS, complaintsOf, form, go, openDocument, publish, sessionOf, test, textOf} from './studio.ts'
import {z} from 'zod'

test.setTimeout(4 * SLOW_MS)

const patience = {timeout: SLOW_MS}
/** The request with which a form stores what was typed. */
const COMMIT = /tag=[\w.-]*document\.commit/
const acl = z.array(z.object({permissions: z.array(z.string())}))
/** The Studio sends a dry run to find out whether this person may create releases. */
const isOfDryRun = (complaint: string) => /^403: .*\/data\/actions\/|status of 403/.test(complaint)

/** Adds a person, who signs in with a link in a browser context of their own. */
async function arrive(browser: Browser, baseURL: string | undefined, [name, role]: [string, string]) {
  const email = `${name.toLowerCase()}@shop.example`
  const added = await people(baseURL, ['add', email, '--name', name, '--role', role])
  const context = await browser.newContext({baseURL: baseURL ?? ''})
  const page = await context.newPage()
  const complaints = complaintsOf(page)
  await page.goto(`/studio/structure${/#sign-in=[\w-]+/.exec(added)?.[0]}`)
  await expect(page.getByText('Products by category').first()).toBeVisible(patience)
  const leave = async () => {
    await context.close()
    await people(baseURL, ['remove', email])
  }
  return {page, complaints, leave}
}

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
  expect(complaints.filter((words) => !isOfDryRun(words))).toEqual([])
  await leave()
})

test('a person who sees no enquiries finds neither their list nor the question about them', async ({
  browser,
  baseURL,
}) => {
  const {page, complaints, leave} = await arrive(browser, baseURL, ['Ravi', 'catalogue-editor'])
  await expect(page.getByText('Testimonials').first()).toBeVisible()
  await expect(page.getByTestId('pane').getByText('Enquiries')).toHaveCount(0)
  await go(page, '/help')
  await expect(page.getByRole('heading', {level: 1, name: 'How do I'})).toBeVisible(patience)
  await expect(page.getByRole('link', {name: 'Take me there'})).toHaveCount(10)
  expect(complaints.filter((words) => !isOfDryRun(words))).toEqual([])
  await leave()
})

test.describe('an editor', () => {
  // The Studio of Meera stays open from test to test.
  test.describe.configure({mode: 'serial'})

  const EMAIL = 'meera@shop.example'
  const PASSWORD = 'kota jalli river seven'
  let context: BrowserContext
  let meera: Page
  let complaintsOfMeera: string[]

  test.beforeAll(async ({browser, baseURL}) => {
    await people(baseURL, ['add', EMAIL, '--name', 'Meera', '--role', 'editor'])
    await people(baseURL, ['password', EMAIL], `${PASSWORD}\n`)
    context = await browser.newContext({baseURL: baseURL ?? ''})
    meera = await context.newPage()
  })

  test.afterAll(async ({baseURL}) => {
    await context.close()
    await people(baseURL, ['remove', EMAIL])
  })

  async function signIn(password: string) {
    await meera.getByLabel('E-mail, or owner').fill(EMAIL, patience)
    await meera.getByLabel('Password').fill(password)
    await meera.getByRole('button', {name: 'Sign in', exact: true}).click()
  }

  test('signs in with the right password, and is refused with a wrong one', async ({baseURL}) => {
    await meera.goto('/studio/structure/testimonial')
    await signIn('a guess')
    await expect(meera.getByRole('alert').first()).toContainText('do not belong together', patience)
    complaintsOfMeera = complaintsOf(meera)
    await meera.getByLabel('Password').fill(PASSWORD)
    await meera.getByRole('button', {name: 'Sign in', exact: true}).click()
    await expect(meera.getByRole('listbox', {name: 'Testimonials'})).toBeVisible(patience)
    expect(await people(baseURL, ['sessions'])).toContain(EMAIL)
  })

  test('makes an edit that shows at once on the screen of another person, and the history names the editor', async ({
    studio,
    content,
  }) => {
    const id = await content.testimonial('Asha')
    await openDocument(studio, 'testimonial', id)
    await openDocument(meera, 'testimonial', id)
    await textOf(meera, 'name').fill('Asha Rao')
    await expect(textOf(studio, 'name')).toHaveValue('Asha Rao', patience)
    await expect(studio.getByLabel(/Meera is editing this document/).first()).toBeVisible(patience)
    await publish(meera, content, id)
    await studio.getByTestId('pane-footer-document-status').click()
    await studio.getByRole('tab', {name: 'History'}).click()
    await expect(studio.getByRole('option', {name: /Meera Published/})).toBeVisible(patience)
    expect(complaintsOfMeera).toEqual([])
  })

  test('adds a product at the same moment as another person: both get a code of their own, by the button and in empty forms', async ({
    studio,
    complaints,
    content,
  }) => {
    const pages = [studio, meera]
    for (const page of pages) await go(page, '/structure/products-by-category;category-gazebo')

    // Both have looked for a free code before either draft reaches the lake.
    const bothLooked = meetingOf(pages.length)
    for (const page of pages) {
      await page.route('**/data/actions/**', async (route) => {
        if (route.request().postData()?.includes('document.create')) await bothLooked()
        await route.continue()
      })
    }
    for (const page of pages) await page.getByRole('button', {name: 'Add a product'}).click(patience)

    const codes: string[] = []
    for (const page of pages) {
      await expect(page).toHaveURL(/;product-gazebo-GAZ-\d+/, patience)
      const code = /product-gazebo-(GAZ-\d+)/.exec(page.url())?.[1] ?? ''
      content.removeAfterwards(`product-gazebo-${code}`)
      await expect(textOf(page, 'productId')).toHaveValue(code, patience)
      await expect(form(page).getByRole('link', {name: 'Gazebo'}).first()).toBeVisible(patience)
      codes.push(code)
    }
    expect(codes.toSorted()).toEqual(['GAZ-017', 'GAZ-018'])
    // One of the two was refused once, which the browser reports.
    for (const list of [complaints, complaintsOfMeera])
      expect(list.splice(0).filter((words) => !words.includes('409'))).toEqual([])
    for (const page of pages) await page.unroute('**/data/actions/**')

    // The forms of both are proposed the same code.
    const bothProposed = meetingOf(pages.length)
    const isProposal = ({searchParams}: URL) => searchParams.get('query')?.includes('"rank"') ?? false
    for (const page of pages) {
      await page.route(isProposal, async (route) => {
        const response = await route.fetch()
        await bothProposed()
        await route.fulfill({response})
      })
    }
    const ids = await Promise.all(pages.map(openEmptyForm))
    for (const id of ids) content.removeAfterwards(id)
    await Promise.all(pages.map((page) => chooseCategory(page, 'Gazebo')))
    const stored = () =>
      content.query('*[_id in $drafts] | order(productId).productId', {
        drafts: ids.map((id) => `drafts.${id}`),
      })
    await expect.poll(stored, patience).toEqual(['GAZ-019', 'GAZ-020'])
    for (const page of pages) await page.unroute(isProposal)
    await go(studio, '/structure')
  })

  test('loses nothing when the session is ended, and ends it by signing out', async ({content, baseURL}) => {
    // The text is typed before the session ends, because the form is gone a second later. The lake gets the text after the
    // end and refuses it; signing in again stores it.
    const id = await content.testimonial('Before the end')
    await openDocument(meera, 'testimonial', id)
    await expect(textOf(meera, 'name')).toHaveValue('Before the end', patience)
    const ended = Promise.withResolvers<undefined>()
    await meera.route(COMMIT, async (route) => {
      await ended.promise
      await route.continue()
    })
    const commit = meera.waitForRequest(COMMIT)
    await textOf(meera, 'name').fill('Sent after the end')
    await commit
    await people(baseURL, ['sign-out', EMAIL])
    ended.resolve(undefined)
    await expect(meera.getByRole('alert').first()).toContainText(
      'What you typed last is saved then.',
      patience,
    )
    await signIn(PASSWORD)
    await expect(textOf(meera, 'name')).toHaveValue('Sent after the end', patience)
    await expect
      .poll(() => content.find(`drafts.${id}`), patience)
      .toMatchObject({name: 'Sent after the end'})
    await meera.getByTestId('studio-navbar').getByRole('button', {name: 'Meera'}).click()
    await meera.getByRole('menuitem', {name: 'Sign out'}).click()
    await expect(meera.getByLabel('Password')).toBeVisible(patience)
    expect(await people(baseURL, ['sessions'])).not.toContain(EMAIL)
  })
})

/** A place where everybody waits for the last of these people. */
function meetingOf(people: number) {
  const all = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === people) all.resolve()
    return all.promise
  }
}

/** Opens the form of a new product without a category, and returns the product's id. */
async function openEmptyForm(page: Page): Promise<string> {
  await go(page, '/intent/create/type=product')
  await expect(page).toHaveURL(/;[0-9a-f-]{36}/, patience)
  await expect(textOf(page, 'name')).toBeEditable(patience)
  return /;([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

async function chooseCategory(page: Page, title: string) {
  await page.getByTestId('reference-input').getByRole('combobox').fill(title, patience)
  await page.getByRole('option', {name: new RegExp(`^${title}`)}).click(patience)
}
