import {expect, test, type Page, type Route} from '@playwright/test'
import {people} from './people.ts'
import {SLOW_MS, complaintsOf, go} from './studio.ts'

test.setTimeout(4 * SLOW_MS)

const EMAIL = 'asha@shop.example'
const patience = {timeout: SLOW_MS}

/** A device that unlocks itself, as a phone does for its owner. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2' as const,
    transport: 'internal' as const,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  }
  const {authenticatorId} = await browser.send('WebAuthn.addVirtualAuthenticator', {options})
  return {
    keys: async () => (await browser.send('WebAuthn.getCredentials', {authenticatorId})).credentials,
  }
}

async function signOut(page: Page) {
  await page.getByRole('button', {name: 'Asha Rao'}).click()
  await page.getByRole('menuitem', {name: 'Sign out'}).click()
  await expect(page.getByLabel('Password')).toBeVisible(patience)
}

test('a person adds a passkey of a phone, signs in with it without a name, and removes it after a question', async ({
  page,
  baseURL,
  request,
}) => {
  const added = await people(baseURL, ['add', EMAIL, '--name', 'Asha Rao', '--role', 'editor'])
  await page.goto(/http\S+#sign-in=[\w-]+/.exec(added)?.[0] ?? '')
  const complaints = complaintsOf(page)
  const device = await withDevice(page)
  // On a narrow screen, the link of the tool is behind a button.
  await page.getByRole('link', {name: 'Today'}).waitFor(patience)
  await go(page, '/passkeys')
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible(patience)
  await page.getByLabel('Name of this device').fill('Phone of Asha')
  await page.getByRole('button', {name: 'Add a passkey'}).click()
  const passkey = page
    .getByRole('list', {name: 'Passkeys'})
    .getByRole('listitem')
    .filter({hasText: 'Phone of Asha'})
  await expect(passkey).toContainText('Not used yet.', patience)
  expect(await device.keys()).toHaveLength(1)

  await signOut(page)
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click()
  await expect(passkey).toContainText('Last used on', patience)
  await expect(page.getByRole('button', {name: 'Asha Rao'})).toBeVisible()

  const remove = passkey.getByRole('button', {name: 'Remove Phone of Asha'})
  const question = page.getByRole('dialog', {name: 'Remove Phone of Asha'})
  await remove.dblclick()
  await question.getByRole('button', {name: 'Keep the passkey'}).click()
  await expect(passkey).toBeVisible()
  expect(complaints).toEqual([])

  // The server removes it, and the response gets lost.
  const loseResponse = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/auth/passkeys/*', loseResponse, {times: 1})
  await remove.click()
  await question.getByRole('button', {name: 'Remove', exact: true}).click()
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible(patience)

  // The phone still has its half of the passkey.
  await signOut(page)
  await page.getByRole('button', {name: 'Sign in with a passkey'}).click()
  await expect(page.getByRole('alert')).toContainText('This passkey does not sign in here', patience)
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const record = await (await request.get('/lake/v1/audit?limit=20', {headers})).text()
  for (const event of ['passkey added', 'passkey removed']) expect(record).toContain(`"event":"${event}"`)
  await people(baseURL, ['remove', EMAIL])
})
