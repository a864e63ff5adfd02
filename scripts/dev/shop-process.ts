import type {HotPayload} from 'vite'
import {readConfig} from '../../server/config.ts'
import {serveShop, type RunningShop} from '../../server/serve.ts'
import {root} from '../project/root.ts'
import {reportAndExit} from '../terminal/terminal.ts'
import {developmentBundle} from './development-bundle.ts'
import {invoked, pageSources, toShop, type ToSupervisor} from './messages.ts'

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

async function open(keepsSignInLink: boolean): Promise<RunningShop> {
  const bundles = developmentBundle(root, {
    sources: async () => pageSources.parse(await ask({kind: 'sources'})),
    invoke: async (payload) => invoked.parse(await ask({kind: 'invoke', payload})),
  })
  const shop = await serveShop(readConfig(process.env, root), root, {bundles, keepsSignInLink})
  say({kind: 'answers', origin: shop.localUrl, signInLink: shop.signInLink})
  return shop
}

let shop: Promise<RunningShop> | undefined

process.on('message', (received) => {
  const message = toShop.parse(received)
  if (message.kind === 'open') {
    shop = open(message.keepsSignInLink)
    shop.catch(reportAndExit)
    return
  }
  waiting.get(message.id)?.(message.answer)
  waiting.delete(message.id)
})

function close() {
  const closed = shop ? shop.then((running) => running.close()) : Promise.resolve()
  void closed.then(() => process.exit(0), reportAndExit)
}

process.once('SIGTERM', close)
process.once('disconnect', close)
// A Ctrl-C reaches every process; the one that started this closes it.
process.on('SIGINT', () => {})

say({kind: 'loaded'})
