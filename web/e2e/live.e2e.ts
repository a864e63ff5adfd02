import {expect, test} from '@playwright/test'

const API = '/lake/v2025-02-19/data'
const headers = {Authorization: `Bearer ${process.env.LAKE_TOKEN}`}

test('a piece that is published appears on an open page, and a change of it follows', async ({
  page,
  request,
}) => {
  const [image] = (
    await (
      await request.get(
        `${API}/query/production?query=${encodeURIComponent('*[_type == "product"][0..0].image')}`,
      )
    ).json()
  ).result
  const mutate = async (mutation: unknown) => {
    const response = await request.post(`${API}/mutate/production`, {headers, data: {mutations: [mutation]}})
    expect(response.status()).toBe(200)
  }
  const listening = page.waitForRequest(/live\/events/)
  await page.goto('/designs/stone-gate')
  await listening
  await page.waitForTimeout(200)
  const id = 'product-stone-gate-e2e'
  await mutate({
    createOrReplace: {
      _id: id,
      _type: 'product',
      productId: 'e2e',
      name: 'Gate of the morning',
      category: {_type: 'reference', _ref: 'category-stone-gate'},
      image,
      orderRank: 'zzz',
    },
  })
  await expect(page.getByRole('heading', {name: 'Gate of the morning'})).toBeVisible({timeout: 2000})
  await mutate({patch: {id, set: {name: 'Gate of the evening'}}})
  await expect(page.getByRole('heading', {name: 'Gate of the evening'})).toBeVisible({timeout: 2000})
  expect(await (await request.get('/designs/stone-gate')).text()).toContain('Gate of the evening')
  await mutate({delete: {id}})
  await expect(page.getByRole('heading', {name: 'Gate of the evening'})).toHaveCount(0, {timeout: 2000})
})

test('a change between the page and its live connection is not missed', async ({page, request}) => {
  const rename = async (title: string) => {
    const data = {mutations: [{patch: {id: 'category-temple', set: {title}}}]}
    expect((await request.post(`${API}/mutate/production`, {headers, data})).status()).toBe(200)
  }
  await page.route('**/live/events/**', async (route) => {
    await rename('Temples of the gap')
    await route.continue()
  })
  await page.goto('/designs/temple')
  await expect(page.getByRole('heading', {level: 1, name: 'Explore Temples of the gap'})).toBeVisible({
    timeout: 8000,
  })
  await rename('Temple')
})
