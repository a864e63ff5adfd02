import {expect, type APIRequestContext} from '@playwright/test'
import {z} from 'zod'

const API = '/lake/v2025-02-19/data'

/** Longer than every name of the catalogue. */
export const NAMES = {
  en: 'Deccan basalt sandstone-cladding-panel, extra wide',
  te: 'క్రీమ్ పాలరాతి నాలుగంచెల ప్యాలెస్ ఫౌంటెన్, పెద్దది',
  hi: 'क्रीम संगमरमर का चार-स्तरीय राजसी फव्वारा, बड़ा वाला',
}

/** As long as the form of a product allows: 40 characters. */
export const RANGES = {
  en: '₹1,25,000 - ₹12,50,000 with installation',
  te: 'ధర ఆర్డర్, సైజు, రాయిని బట్టి మారుతుంది.',
  hi: 'दाम साइज़, पत्थर, नक़्क़ाशी पर निर्भर है',
}

/** Materials of two lines. */
const MATERIALS = {
  en: 'Bansi Paharpur pink sandstone, with bands of cream',
  te: 'బన్సీ పహాడ్‌పూర్ గులాబీ ఇసుకరాయి, క్రీమ్ చారలతో',
  hi: 'बंसी पहाड़पुर गुलाबी बलुआ पत्थर, क्रीम धारियों के साथ',
}

/** Products with the longest texts, in all languages. */
export const longProducts = (code: string, prices: readonly {value?: number; range?: string}[]) =>
  prices.map((price, index) => ({
    _id: `product-long-${code}-${index}`,
    _type: 'product',
    productId: `${code}-${index}`,
    name: NAMES.en,
    facts: {material: MATERIALS.en, size: 'opening 8 × 9 ft, made to measure, 12 ft high'},
    translations: (['te', 'hi'] as const).map((language) => ({
      _key: language,
      _type: 'productTranslation',
      language,
      name: NAMES[language],
      facts: {material: MATERIALS[language]},
    })),
    ...price,
  }))

type Products = ReturnType<typeof longProducts>

export async function mutate(request: APIRequestContext, mutations: object[]) {
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const response = await request.post(`${API}/mutate/production`, {headers, data: {mutations}})
  expect(response.status(), await response.text()).toBe(200)
}

/** Puts products on the site, with the image of another. */
export async function addProducts(
  request: APIRequestContext,
  products: Products,
  category = 'category-fountain',
) {
  const query = encodeURIComponent('*[_type == "product" && defined(image.asset)][0].image.asset')
  const {result: asset} = z
    .object({result: z.unknown()})
    .parse(await (await request.get(`${API}/query/production?query=${query}`)).json())
  await mutate(
    request,
    products.map((product) => ({
      create: {...product, category: {_type: 'reference', _ref: category}, image: {_type: 'image', asset}},
    })),
  )
}

export const removeProducts = (request: APIRequestContext, products: Products) =>
  mutate(
    request,
    products.map(({_id}) => ({delete: {id: _id}})),
  )
