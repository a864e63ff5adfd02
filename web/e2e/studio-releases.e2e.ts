import {expect as baseExpect} from '@playwright/test'
import type {APIRequestContext, Page} from '@playwright/test'
import {
  SLOW_MS as USUAL_MS,
  act,
  forgiveSlowFrame,
  go,
  openDocument,
  test as base,
  textOf,
  type Content,
} from './studio.ts'

const ACTIONS = '/lake/v2025-02-19/data/actions/production'
const IN_AN_HOUR_MS = 3_600_000
/** Milliseconds. The page of a release validates every document in it before it enables its buttons. */
const SLOW_MS = 3 * USUAL_MS
const PRODUCT_ID = 'REL-900'
const PRODUCT = `product-stone-gate-${PRODUCT_ID}`
const patience = {timeout: SLOW_MS}
const NAME = 'Kota gateway for the festival'

interface Fixtures {
  /** Sends actions to the lake directly, for steps that a test does not take in the Studio. */
  lakeActs: (...actions: object[]) => Promise<void>
  /** Id of a product in the category Stone Gate. It and every release are deleted after the test. */
  product: string
}

const test = base.extend<Fixtures>({
  lakeActs: async ({request}, use) => {
    await use((...actions) => actIn(request, actions))
  },
  product: async ({content, lakeActs}, use) => {
    const image = await content.query(
      '*[_type == "product" && category._ref == "category-stone-gate"][0].image',
    )
    const category = {_type: 'reference', _ref: 'category-stone-gate'}
    const fields = {_id: PRODUCT, _type: 'product', productId: PRODUCT_ID, orderRank: '0|000001:'}
    await content.mutate({createOrReplace: {...fields, name: NAME, category, image: image}})
    await use(PRODUCT)
    await removeReleases(content, lakeActs)
    await content.mutate({delete: {id: `drafts.${PRODUCT}`}}, {delete: {id: PRODUCT}})
  },
})

test.setTimeout(6 * SLOW_MS)
const expect = baseExpect.configure({timeout: SLOW_MS})

async function actIn(request: APIRequestContext, actions: object[]) {
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const response = await request.post(ACTIONS, {headers, data: {actions}})
  expect(response.status(), await response.text()).toBe(200)
}

async function removeReleases(content: Content, lakeActs: Fixtures['lakeActs']) {
  const before = new Map([
    ['scheduled', ['unschedule', 'archive']],
    ['active', ['archive']],
  ])
  for (const {name, state} of await releasesIn(content)) {
    const steps = [...(before.get(state) ?? []), 'delete']
    await lakeActs(...steps.map((step) => ({actionType: `sanity.action.release.${step}`, releaseId: name})))
  }
}

async function releasesIn(content: Content): Promise<{name: string; state: string}[]> {
  const found = await content.query('*[_type == "system.release"] | order(_createdAt){name, state}')
  if (!Array.isArray(found)) throw new Error('The lake did not return a list of releases')
  return found
}

/** Name and state of the release that was created last. */
const newestRelease = async (content: Content) => (await releasesIn(content)).at(-1) ?? {name: '', state: ''}

/** Creates a release in its dialog and waits for the release's page. */
async function makeRelease(studio: Page, title: string) {
  await go(studio, '/releases')
  await studio.getByRole('button', {name: 'New release'}).first().click({timeout: SLOW_MS})
  await studio.getByTestId('release-form-title').fill(title)
  await studio.getByTestId('submit-release-button').click()
  await expect(studio.getByTestId('release-dashboard-footer-actions')).toBeVisible()
}

async function addDocument(studio: Page, name: string) {
  await studio.getByRole('button', {name: 'Add document'}).first().click()
  await studio.getByPlaceholder('Search', {exact: true}).or(studio.getByRole('combobox')).first().fill(name)
  await studio.getByTestId('search-results').getByText(name).first().click({timeout: SLOW_MS})
  await expect(rowOf(studio, name)).toBeVisible()
}

const rowOf = (studio: Page, name: string) =>
  studio.getByTestId('document-table-card').getByText(name).first()

async function chooseFromMenu(studio: Page, item: string) {
  await studio.getByTestId('release-menu-button').click()
  await studio.getByTestId(`${item}-menu-item`).click()
}

const confirm = (studio: Page) => studio.getByRole('dialog').getByTestId('confirm-button').click()

/** Types a time into the date field of a dialog, in the browser's time zone and to the minute. */
async function setTime(studio: Page, time: Date) {
  const date = time.toLocaleDateString('en-US', {month: 'short', day: 'numeric', year: 'numeric'})
  const field = studio.getByRole('dialog').getByTestId('date-input')
  await field.fill(`${date} ${time.toTimeString().slice(0, 5)}`)
  await field.press('Tab')
}

/** Removes known complaints of the Studio, so that only the others fail the test. */
function forgive(complaints: string[], ...known: RegExp[]) {
  const left = complaints.filter((complaint) => !known.some((pattern) => pattern.test(complaint)))
  complaints.splice(0, complaints.length, ...left)
}

/** The Studio logs this when it receives a change from two event streams. */
const RECEIVED_TWICE = /Document out of sync, skipping mutation/
/** The Studio's dry run of publishing a release fails if the release has just been scheduled. */
const DRY_RUN_TOO_LATE = [/^400: .*\/data\/actions\//, /status of 400/]

test('a product in a scheduled release is locked until its time, and then shows on the site', async ({
  studio,
  complaints,
  content,
  lakeActs,
  product,
  page: site,
}) => {
  await site.goto('/designs/stone-gate')
  await expect(site.getByRole('heading', {name: NAME})).toBeVisible()

  await go(studio, '/releases')
  await expect(studio.getByText('Prepare a price list for a festival here')).toBeVisible(patience)
  await makeRelease(studio, 'Diwali')
  await addDocument(studio, NAME)
  await rowOf(studio, NAME).click()
  await textOf(studio, 'name').fill(`${NAME} of lights`, {timeout: SLOW_MS})
  const {name: releaseId} = await newestRelease(content)
  const version = `versions.${releaseId}.${product}`
  await expect.poll(() => content.find(version), patience).toMatchObject({name: `${NAME} of lights`})
  expect(await content.find(product)).toMatchObject({name: NAME})

  await go(studio, `/releases/${releaseId}`)
  await expect(rowOf(studio, `${NAME} of lights`)).toBeVisible()
  await chooseFromMenu(studio, 'schedule-button')
  await setTime(studio, new Date(Date.now() + IN_AN_HOUR_MS))
  await confirm(studio)
  await expect(studio.getByTestId('schedule-button')).toContainText('Unschedule')
  await expect.poll(() => newestRelease(content), patience).toMatchObject({state: 'scheduled'})
  await rowOf(studio, NAME).click()
  await expect(studio.getByText(/Scheduled to be published on/)).toBeVisible()
  await expect(textOf(studio, 'name')).not.toBeEditable()

  await go(studio, `/releases/${releaseId}`)
  const publishAt = new Date(Date.now() + 2000).toISOString()
  await lakeActs({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
  await expect(studio.getByText('This release is published')).toBeVisible()
  await expect(rowOf(studio, `${NAME} of lights`)).toBeVisible()
  await expect(site.getByRole('heading', {name: `${NAME} of lights`})).toBeVisible()
  expect(await content.find(version)).toBeUndefined()
  forgive(complaints, RECEIVED_TWICE, ...DRY_RUN_TOO_LATE)
})

test('the preview shows a release before its time, and visitors see nothing of it', async ({
  studio,
  complaints,
  content,
  lakeActs,
  product,
  request,
}) => {
  const path = '/designs/stone-gate'
  const title = 'Prices of the festival'
  await lakeActs({
    actionType: 'sanity.action.release.create',
    releaseId: 'rFestival',
    metadata: {title, releaseType: 'undecided'},
  })
  const version = {
    ...(await content.find(product)),
    _id: `versions.rFestival.${product}`,
    name: `${NAME}, cheaper`,
  }
  await content.mutate({create: version})
  await go(studio, `/preview?preview=${path}`)
  const frame = studio.frameLocator('iframe')
  const choose = async (perspective: string) => {
    await studio.getByTestId('global-perspective-menu-button').click()
    await studio.getByRole('menuitem', {name: perspective}).first().click()
  }
  const name = frame.locator('main h3').first()
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  await choose(title)
  await expect(name).toContainText(`${NAME}, cheaper`)
  await frame.getByRole('link', {name: 'About', exact: true}).click()
  await expect(frame.getByRole('heading', {level: 1})).toContainText('About')
  await choose('Published')
  await go(studio, `/preview?preview=${path}`)
  await expect(name).toContainText(NAME)
  await expect(name).not.toContainText('cheaper')
  const visitor = await (await request.get(path)).text()
  expect(visitor).toContain(NAME)
  expect(visitor).not.toMatch(/cheaper|rFestival/)
  await choose('Drafts')
  forgiveSlowFrame(complaints)
})

test('a release is archived, restored with its documents, archived again and deleted', async ({
  studio,
  complaints,
  content,
  product,
}) => {
  await makeRelease(studio, 'Monsoon')
  await addDocument(studio, NAME)
  const {name: releaseId} = await newestRelease(content)
  const version = `versions.${releaseId}.${product}`
  await chooseFromMenu(studio, 'archive-release')
  await confirm(studio)
  await expect(studio.getByText('This release is archived')).toBeVisible()
  expect(await content.find(version)).toBeUndefined()
  await expect(rowOf(studio, NAME)).toBeVisible()

  await chooseFromMenu(studio, 'unarchive-release')
  await expect.poll(() => content.find(version), patience).toMatchObject({name: NAME})
  await expect(studio.getByText('This release is archived')).toBeHidden()

  await chooseFromMenu(studio, 'archive-release')
  await confirm(studio)
  await expect(studio.getByText('This release is archived')).toBeVisible()
  await chooseFromMenu(studio, 'delete-release')
  await confirm(studio)
  await expect(studio).toHaveURL(/\/releases(\?|$)/)
  await expect.poll(() => releasesIn(content), patience).toEqual([])
  forgive(complaints, RECEIVED_TWICE)
})

test('a published release is reverted by a second release', async ({
  studio,
  complaints,
  content,
  lakeActs,
  product,
}) => {
  const versionId = `versions.rWinter.${product}`
  await lakeActs(
    {
      actionType: 'sanity.action.release.create',
      releaseId: 'rWinter',
      metadata: {title: 'Winter', releaseType: 'asap'},
    },
    {actionType: 'sanity.action.document.version.create', publishedId: product, versionId, baseId: product},
  )
  await content.mutate({patch: {id: versionId, set: {name: `${NAME} in snow`}}})
  await go(studio, '/releases')
  await studio
    .getByRole('link', {name: 'Winter'})
    .or(studio.getByText('Winter', {exact: true}))
    .first()
    .click({timeout: SLOW_MS})
  await studio.getByTestId('publish-all-button').click({timeout: SLOW_MS})
  await confirm(studio)
  await expect(studio.getByText('This release is published')).toBeVisible()
  expect(await content.find(product)).toMatchObject({name: `${NAME} in snow`})

  await studio.getByTestId('revert-button').click()
  await confirm(studio)
  await studio.getByTestId('revert-stage-success-link').click({timeout: SLOW_MS})
  await expect(rowOf(studio, NAME)).toBeVisible()
  await studio.getByTestId('publish-all-button').click({timeout: SLOW_MS})
  await confirm(studio)
  await expect.poll(() => content.find(product), patience).toMatchObject({name: NAME})
  forgive(complaints, RECEIVED_TWICE)
})

test('a scheduled draft waits as a locked release of one document and is then published', async ({
  studio,
  complaints,
  content,
  lakeActs,
  product,
}) => {
  await openDocument(studio, 'product', product)
  await textOf(studio, 'name').fill(`${NAME} tomorrow`)
  await expect
    .poll(() => content.find(`drafts.${product}`), patience)
    .toMatchObject({name: `${NAME} tomorrow`})
  await act(studio, 'Schedule publish')
  await setTime(studio, new Date(Date.now() + IN_AN_HOUR_MS))
  await confirm(studio)
  await expect.poll(() => newestRelease(content), patience).toMatchObject({state: 'scheduled'})
  const {name: releaseId} = await newestRelease(content)
  expect(await content.find(`versions.${releaseId}.${product}`)).toMatchObject({name: `${NAME} tomorrow`})
  await expect(studio.getByText(/Scheduled to be published/).first()).toBeVisible()

  const publishAt = new Date(Date.now() + 1000).toISOString()
  await lakeActs({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
  await expect.poll(() => content.find(product), patience).toMatchObject({name: `${NAME} tomorrow`})
  forgive(complaints, RECEIVED_TWICE, ...DRY_RUN_TOO_LATE)
})

test('the table writes into the release that the bar names, and nothing while that cannot be changed', async ({
  studio,
  content,
  lakeActs,
  product,
}) => {
  const releaseId = 'rTable'
  await lakeActs({
    actionType: 'sanity.action.release.create',
    releaseId,
    metadata: {title: 'Diwali offer', releaseType: 'asap'},
  })
  await go(studio, `/table/category-stone-gate?perspective=${releaseId}`)
  const price = studio.getByLabel(`Price (₹) of ${PRODUCT_ID}`, {exact: true})
  await expect(studio.getByText('Changes go into “Diwali offer”.')).toBeVisible()
  await price.fill('18999')
  await price.press('ArrowUp')
  await expect(price).toHaveValue('₹18,999')
  await expect
    .poll(() => content.find(`versions.${releaseId}.${product}`))
    .toMatchObject({name: NAME, value: 18_999})
  expect(await content.find(`drafts.${product}`)).toBeUndefined()
  await studio.getByLabel(`Choose ${PRODUCT_ID}`, {exact: true}).check()
  await expect(studio.getByRole('button', {name: 'Take out of “Diwali offer”'})).toBeVisible()
  await expect(studio.getByRole('button', {name: /^Publish/})).toHaveCount(0)

  await go(studio, '/table/category-stone-gate?perspective=published')
  await expect(studio.getByText('Choose Drafts there to change something.')).toBeVisible()
  await expect(price).toBeDisabled()
  await lakeActs({actionType: 'sanity.action.release.publish', releaseId})
  await expect(price).toHaveValue('₹18,999')
  await go(studio, '/structure')
})
