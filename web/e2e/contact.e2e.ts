import {expect} from '@playwright/test'
import {dialog, hide, inMain, postsTo, test} from './contact.ts'
import {eventsOf, namesOf, scriptLoaded, visit} from './visit.ts'

/** The code at the end of a message. */
const CODE = /\n\nRef [2346789CDFHJKMNPQRTVWXY]{6}$/

test('Call Us opens its dialog, sends the enquiry and dials', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  const leads = postsTo(page, '/forms/qualified-leads')
  await visit(page, '/designs/fountain?gclid=12345678901234567890')
  await inMain(page, 'Call Us').click()
  await expect(page.getByRole('dialog', {name: 'Call Us'})).toContainText('+91 90000 00000')
  await page.getByRole('button', {name: 'Start Call'}).click()
  await expect(dialog(page)).toBeHidden()
  await expect(inMain(page, 'Call Us')).toBeFocused()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')

  const address = page.url()
  await expect.poll(() => [submissions.length, leads.length]).toEqual([1, 2])
  expect(submissions.map((body) => JSON.parse(body))).toEqual([
    {
      fields: [
        {name: 'page_url', value: address},
        {name: 'action', value: 'call'},
      ],
      context: {ipAddress: '127.0.0.1', pageUri: address, pageName: 'Fountain | Stone Designs'},
    },
  ])
  const intent = {content_ids: ['fountain'], content_type: 'product', value: 20000, currency: 'INR'}
  expect(await eventsOf(page)).toEqual([
    ['PageView', expect.objectContaining({page_path: '/designs/fountain'})],
    ['CONTACT_INTENT_CLICK', intent],
    ['conversion', {value: 20000, currency: 'INR'}],
    ['modal_open', {modal: 'call'}],
    ['modal_primary_click', {modal: 'call'}],
    ['CONTACT_INTENT_CLICK', intent],
    ['conversion', {value: 20000, currency: 'INR'}],
  ])
  const report = new URLSearchParams(leads[0])
  expect(JSON.parse(report.get('store') ?? '')).toEqual({
    clickID: [{'12345678901234567890': {name: 'gclid', ts: expect.any(Number)}}],
  })
  expect(JSON.parse(report.get('hs_context') ?? '')).toEqual({
    pageUri: address,
    pageName: 'Fountain | Stone Designs',
  })
})

test('Shop Location loads the map only when its dialog opens, and links to it', async ({page, outside}) => {
  await visit(page, '/designs/gazebo')
  await scriptLoaded(page, 'background')
  expect(outside).toEqual([])
  await inMain(page, 'Shop Location').click()
  await expect(page.getByRole('dialog', {name: 'Showroom Location'}).locator('iframe')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open In Google Map'}).click()
  expect((await popup).url()).toContain('google.com/maps')
  await hide(page)
  await expect(dialog(page)).toBeHidden()
})

test('Ask Price names the product by its absolute address', async ({page}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await visit(page, '/designs/fountain?utm_source=a')
  await page.getByRole('article').nth(1).getByRole('link', {name: 'Ask Price'}).click()
  const product = `${new URL(page.url()).origin}/designs/fountain?item=FOU-002`
  await expect(dialog(page)).toContainText(product)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  const address = new URL((await popup).url())
  expect(address.origin + address.pathname).toBe('https://wa.me/919000000000')
  expect(address.searchParams.get('text')).toContain(product)
  await expect.poll(() => submissions.length).toBe(1)
  expect(JSON.parse(submissions[0] ?? '').fields).toContainEqual({name: 'product_url', value: product})
  const [, intent] = (await eventsOf(page)).find(([name]) => name === 'CONTACT_INTENT_CLICK') ?? []
  expect(intent).toMatchObject({content_ids: ['FOU-002']})
})

test('Ask Price in the hero of a category names the page', async ({page, baseURL}) => {
  await visit(page, '/designs/fountain')
  await inMain(page, 'Ask Price').first().click()
  const text = `Hello, please tell me the prices of these designs: ${baseURL}/designs/fountain`
  const shown = await dialog(page).locator('blockquote').innerText()
  expect(shown.replace(CODE, '')).toBe(text)
  const submissions = postsTo(page, '/forms/submissions')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', {name: 'Open WhatsApp'}).click()
  expect(new URL((await popup).url()).searchParams.get('text')).toBe(shown)
  await expect.poll(() => submissions.length).toBe(1)
  expect(shown).toContain(`\n\nRef ${JSON.parse(submissions[0] ?? '').ref}`)
})

test('a message that is opened in another tab without its dialog has a code, which the enquiry has too', async ({
  page,
}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await visit(page, '/designs/gazebo')
  const link = inMain(page, 'Ask Price').first()
  const codes = new Set<string>()
  const expectCoded = async () => {
    await expect.poll(() => submissions.length).toBe(codes.size + 1)
    const {ref} = JSON.parse(submissions.at(-1) ?? '')
    expect(await link.getAttribute('href')).toMatch(new RegExp(`%0A%0ARef%20${ref}$`))
    codes.add(ref)
  }
  await link.click({modifiers: ['ControlOrMeta']})
  await expectCoded()
  await link.click({button: 'middle'})
  await expectCoded()
  // The dialog has a code of its own, which is sent with its message only.
  await link.click()
  await page.getByRole('button', {name: 'Cancel'}).click()
  await expect(dialog(page)).toBeHidden()
  expect(await link.getAttribute('href')).not.toContain('Ref')
  await link.click({button: 'middle'})
  await expectCoded()
})

/** In-app browsers, by what their `window.open` does. A link is followed in the same window there. */
const IN_APP_BROWSERS: Record<string, () => void> = {
  'opens the address in place of the page and says that it opened a window': () => {
    window.open = (address) => {
      location.href = String(address)
      return window
    }
  },
  'opens nothing': () => {
    window.open = () => null
  },
  throws: () => {
    window.open = () => {
      throw new Error('Not supported')
    }
  },
}

for (const [what, simulate] of Object.entries(IN_APP_BROWSERS)) {
  test(`Ask Price reaches WhatsApp in an in-app browser whose window.open ${what}, and Back returns`, async ({
    page,
    outside,
  }) => {
    const submissions = postsTo(page, '/forms/submissions')
    await page.addInitScript(simulate)
    // A browser without windows follows each link in its own.
    await page.addInitScript(() =>
      addEventListener('click', ({target}) => {
        if (target instanceof Element) target.closest('a')?.removeAttribute('target')
      }),
    )
    await visit(page, '/designs/gazebo')
    await inMain(page, 'Ask Price').first().click()
    await page.getByRole('button', {name: 'Open WhatsApp'}).click()
    await expect(page).toHaveURL(/wa\.me/)
    expect(outside.some((address) => address.startsWith('https://wa.me/'))).toBe(true)
    expect(submissions).toHaveLength(1)
    await page.goBack()
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page).toHaveURL('/designs/gazebo')
    await expect(page.getByRole('button', {name: 'Open WhatsApp'})).toBeVisible()
  })
}

test('the message and its code stay in the dialog while WhatsApp cannot be reached, until the page is hidden', async ({
  page,
  context,
}) => {
  const submissions = postsTo(page, '/forms/submissions')
  await context.route('https://wa.me/**', (route) => route.abort())
  await visit(page, '/designs/gazebo')
  await inMain(page, 'Ask Price').first().click()
  const message = await dialog(page).locator('blockquote').innerText()
  const open = page.getByRole('button', {name: 'Open WhatsApp'})
  const chat = page.waitForEvent('popup')
  await open.press('Space')
  await (await chat).close()
  await expect(open).toHaveAttribute('aria-busy', 'false')
  await expect(dialog(page).locator('blockquote')).toHaveText(message)
  await expect.poll(() => submissions.length).toBe(1)
  await hide(page)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/designs/gazebo')
})

for (const status of [429, 503]) {
  test(`where the shop takes no more enquiries (${status}), WhatsApp opens and the record waits`, async ({
    page,
  }) => {
    await visit(page, '/designs/fountain?item=FOU-001')
    await page.route('**/forms/**', (route) => route.fulfill({status, headers: {'Retry-After': '600'}}))
    await dialog(page).getByRole('link', {name: 'Ask Price'}).click()
    const chat = page.waitForEvent('popup')
    await page.getByRole('button', {name: 'Open WhatsApp'}).click()
    expect((await chat).url()).toContain('wa.me/')
    const waiting = () => page.evaluate(() => localStorage.getItem('outbox') ?? '')
    await expect.poll(waiting).toContain('/forms/submissions')
    await expect.poll(waiting).toContain('/forms/qualified-leads')
  })
}

test('Call Now dials at once; it and Call us in the footer count a contact intent on the click', async ({
  page,
}) => {
  await visit(page, '/contact')
  await inMain(page, 'Call Now').click()
  expect(await page.evaluate(() => sessionStorage.getItem('dialled'))).toBe('tel:+919000000000')
  expect(await eventsOf(page)).toContainEqual([
    'CONTACT_INTENT_CLICK',
    expect.objectContaining({value: 5000}),
  ])
  expect(await namesOf(page)).toContain('call_now_click')
  await visit(page, '/designs')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Call us'}).click()
  await expect(page.getByRole('dialog', {name: 'Call Us'})).toBeVisible()
  expect(await eventsOf(page)).toContainEqual([
    'CONTACT_INTENT_CLICK',
    expect.objectContaining({value: 15000}),
  ])
})

test('without scripts the call, map and WhatsApp controls are plain links', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL})
  const page = await context.newPage()
  await page.goto('/designs/fountain')
  const href = (name: string) => inMain(page, name).first().getAttribute('href')
  expect(await href('Call Us')).toBe('tel:+919000000000')
  expect(await href('Shop Location')).toContain('google.com/maps')
  expect(await href('Ask Price')).toContain('https://wa.me/919000000000?text=')
  await context.close()
})
