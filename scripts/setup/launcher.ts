import {subscribe} from 'node:diagnostics_channel'
import {z} from 'zod'
import type {Config} from '../../server/config.ts'
import {openPort, type Listen} from '../../lib/http/port.ts'
import type {RunningShop} from '../../server/serve.ts'

// The server's process and the command behind `npm start` (`scripts/release/supervise.mjs`) exchange these words. A
// version may meet the command of another one, so the words stay.

const say = (message: {kind: 'waits' | 'serves'} | {kind: 'unwell'; why: string}) => process.send?.(message)

/** Opens the port and waits for its turn, where the server replaces another one. Connections wait too. */
export async function awaitTurn(config: Config): Promise<Listen | undefined> {
  if (process.env.SHOP_WAITS !== 'on' || !process.send) return undefined
  const listen = await openPort(config)
  const turn = new Promise((resolve) => {
    process.on('message', (word) => word === 'open' && resolve(word))
  })
  say({kind: 'waits'})
  await turn
  return listen
}

/**
 * Says that the shop answers. From then on the command may ask for its health, and may end the shop as soon as it has
 * answered the requests that are under way.
 */
export function reportTo(shop: RunningShop) {
  process.on('message', (word) => {
    if (word === 'watch') watchHealth(shop)
    if (word === 'drain') void shop.drain().finally(() => process.exit(0))
  })
  say({kind: 'serves'})
}

const LOOK_MS = 5000
/** Looks in a row at which the shop is not ready. */
const UNREADY = 3
/** Answers since the last look, and the share of them that may be failures of the server. */
const ENOUGH = 20
const FAILURES = 0.05

const finished = z.object({response: z.object({statusCode: z.number()})})

function watchHealth({localUrl}: RunningShop) {
  let [answers, failures, unready] = [0, 0, 0]
  subscribe('http.server.response.finish', (message) => {
    answers += 1
    if ((finished.safeParse(message).data?.response.statusCode ?? 0) >= 500) failures += 1
  })
  const look = async () => {
    if (answers >= ENOUGH && failures > answers * FAILURES)
      say({kind: 'unwell', why: `${failures} of ${answers} requests failed`})
    if (answers >= ENOUGH) [answers, failures] = [0, 0]
    unready = (await isReady(localUrl)) ? 0 : unready + 1
    if (unready >= UNREADY) say({kind: 'unwell', why: '/readyz says that it fails'})
  }
  setInterval(() => void look(), LOOK_MS).unref()
}

async function isReady(localUrl: string): Promise<boolean> {
  const response = await fetch(`${localUrl}/readyz`).catch(() => undefined)
  await response?.body?.cancel()
  return response?.ok ?? false
}
