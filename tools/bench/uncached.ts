import type {ShopProcess} from './shop-process.ts'

const RENDERS = 40

let visits = 0

/**
 * CPU time of a page, in milliseconds. Each request is another click of an advertisement, so the page is rendered. The
 * requests name no client, so they count as this machine's own, which have no limit.
 */
export async function renderMs(server: ShopProcess, path: string): Promise<number> {
  const before = await server.cpuMs()
  for (let index = 0; index < RENDERS; index += 1) {
    const headers = {'Accept-Encoding': 'br'}
    const response = await fetch(`${server.url}${path}?gclid=${(visits += 1)}`, {headers})
    if (!response.ok) throw new Error(`${path} has the status ${response.status}`)
    await response.arrayBuffer()
  }
  return ((await server.cpuMs()) - before) / RENDERS
}
