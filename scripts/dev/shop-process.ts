import type {HotPayload} from 'vite'
import {readConfig} from '../../server/config.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {endOnSignal} from '../../lib/process/end-on-signal.ts'
import {serveShop, type RunningShop} from '../../server/serve.ts'
import {root} from '../project/root.ts'
import {reportAndExit} from '../terminal/terminal.ts'
import {developmentBundle} from './development-bundle.ts'
import {invoked, KEEPS_SIGN_IN_LINK, pageSources, toShop, type ToSupervisor} from './protocol.ts'

// The shop's server in development. `scripts/dev/shop.ts` starts it, and starts it again when the server's sources change.

type Question = {kind: 'sources'} | {kind: 'invoke'; payload: HotPayload}

let lastId = 0
const waiting = new Map<number, (answer: unknown) => void>()

const say = (message: ToSupervisor) => void process.send?.(message)

function ask(question: Question): Promise<unknown> {
  lastId += 1
  say({...question, id: lastId})
  return new Promise((resolve) => waiting.set(lastId, resolve))
}

async function open(): Promise<RunningShop> {
  keepNewFilesPrivate()
  const bundles = developmentBundle(root, {
    sources: async () => pageSources.parse(await ask({kind: 'sources'})),
    invoke: async (payload) => invoked.parse(await ask({kind: 'invoke', payload})),
  })
  const keepsSignInLink = Boolean(process.env[KEEPS_SIGN_IN_LINK])
  const shop = await serveShop(readConfig(process.env, root), root, {bundles, keepsSignInLink})
  say({kind: 'answers', origin: shop.localUrl, signInLink: shop.signInLink})
  return shop
}

process.on('message', (received) => {
  const {id, answer} = toShop.parse(received)
  waiting.get(id)?.(answer)
  waiting.delete(id)
})

const shop = open()
shop.catch(reportAndExit)

const end = endOnSignal(async () => (await shop).close(), {signals: ['SIGTERM'], fail: reportAndExit})
process.once('disconnect', end)
// A Ctrl-C reaches every process; the one that started this closes it.
process.on('SIGINT', () => {})
