import {z} from 'zod'
import {BENCH_TOKEN, type Shop} from './shop-process.ts'

/** Mutations of one transaction. */
const BATCH = 500
const AUTHORIZED = {authorization: `Bearer ${BENCH_TOKEN}`}

/** Address of the API of a shop's lake, up to `/data`. */
export const dataOf = ({url}: Shop) => `${url}/lake/v2025-02-19/data`

/** The result of a query that an administrator sends. */
export async function queryShop(
  shop: Shop,
  groq: string,
  params: Record<string, unknown> = {},
): Promise<unknown> {
  const search = new URLSearchParams({query: groq, perspective: 'raw'})
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  const address = `${dataOf(shop)}/query/production?${search.toString()}`
  const response = await fetch(address, {headers: AUTHORIZED})
  return z.object({result: z.unknown()}).parse(await response.json()).result
}

/** Mutations that an administrator sends, in transactions of at most 500. @throws Error with the lake's sentence */
export const mutateShop = async (shop: Shop, mutations: object[], headers?: Record<string, string>) =>
  mutateLake(dataOf(shop), mutations, headers)

/** As `mutateShop`, for any lake with this token. @param data address of its API, up to `/data` */
export async function mutateLake(data: string, mutations: object[], headers: Record<string, string> = {}) {
  for (let start = 0; start < mutations.length; start += BATCH)
    await send(`${data}/mutate/production`, {
      method: 'POST',
      headers: {...AUTHORIZED, 'content-type': 'application/json', ...headers},
      body: JSON.stringify({mutations: mutations.slice(start, start + BATCH)}),
    })
}

/** Sends a request and reads its response. @throws Error with the server's words when it rejects the request */
export async function send(address: string, options: RequestInit = {}): Promise<void> {
  const response = await fetch(address, options)
  const text = await response.text()
  if (!response.ok) throw new Error(`The server replied ${response.status}: ${text}`)
}
