import {expect, type APIRequestContext} from '@playwright/test'
import {z} from 'zod'

const API = '/lake/v2025-02-19/data'
const answered = z.object({result: z.object({image: z.looseObject({})})})

/**
 * Gives a product further images, which belong to other products. Ids are the seed's, such as `fountain-FOU-003`.
 * @param others descriptions of the images, by the ids of the products that have them
 * @returns takes them away again
 */
export async function addImages(request: APIRequestContext, product: string, others: Record<string, string>) {
  const headers = {authorization: `Bearer ${process.env.LAKE_TOKEN}`}
  const patch = async (change: object) => {
    const data = {mutations: [{patch: {id: `product-${product}`, ...change}}]}
    expect((await request.post(`${API}/mutate/production`, {headers, data})).status()).toBe(200)
  }
  const imageOf = async ([id, alt]: [string, string]) => {
    const query = `*[_id == "product-${id}"][0]{image}`
    const answer = await request.get(`${API}/query/production`, {params: {query}})
    return {...answered.parse(await answer.json()).result.image, _key: id, alt}
  }
  await patch({set: {morePictures: await Promise.all(Object.entries(others).map(imageOf))}})
  return () => patch({unset: ['morePictures']})
}
