import {fork, type ChildProcess} from 'node:child_process'
import {join} from 'node:path'
import {log, secondsSince} from './log.ts'
import {KEEPS_SIGN_IN_LINK, toSupervisor, type ToShop} from './protocol.ts'
import type {Origin} from './proxy.ts'
import type {Sources} from './vite.ts'

/** The shop's server in a process of its own. */
export interface ShopProcess {
  /** Waits while the server starts. */
  origin: Origin
  /** The owner's one-time link, from the first start: it stays valid. */
  signInLink(): string | undefined
  /** Starts the server again. @param cause file that has changed */
  restart(cause: string): void
  close(): Promise<void>
}

interface ShopOptions {
  root: string
  env: Record<string, string>
  sources: Sources
}

/** Milliseconds that a server has for closing. It holds nothing that is not on disk. */
const CLOSING_MS = 1500

/** Milliseconds without another change after which the server starts again. */
const QUIET_MS = 30

interface Running {
  child: ChildProcess
  /** Where it answers, as soon as it does. */
  answering: Promise<string>
  ended: Promise<void>
  isClosing: boolean
}

/** Starts the shop's server, and restarts it on request or after it was killed. */
export function superviseShop({root, env, sources}: ShopOptions): ShopProcess {
  let link: string | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let running = Promise.resolve(start())

  function start(): Running {
    const child = spawnShop(root, {...env, [KEEPS_SIGN_IN_LINK]: link ? '1' : ''})
    let isAnswering = false
    const shop: Running = {
      child,
      isClosing: false,
      ended: new Promise((resolve) => {
        child.once('close', (code, signal) => {
          resolve()
          if (!shop.isClosing) reportEnd(signal ?? `code ${code}`, isAnswering)
        })
      }),
      answering: serveSources(child, sources, (signInLink) => {
        link ??= signInLink
        isAnswering = true
      }),
    }
    // Callers that wait for the server get its failure too.
    shop.answering.then(sources.sayShopAnswers, () => undefined)
    return shop
  }

  function reportEnd(end: string, wasAnswering: boolean) {
    if (isClosed) return
    if (!wasAnswering)
      return log('server', `has ended (${end}). It starts again when a file has changed.`, 'bad')
    log('server', `has ended (${end}) and starts again.`, 'bad')
    replace('after it ended')
  }

  function replace(cause: string) {
    const started = performance.now()
    running = running.then(async (old) => {
      await end(old)
      if (isClosed) return old
      const next = start()
      next.answering.then(
        () => log('server', `answers again after ${secondsSince(started)} (${cause})`, 'good'),
        () => undefined,
      )
      return next
    })
  }

  return {
    origin: async () => (await running).answering,
    signInLink: () => link,
    restart(cause) {
      clearTimeout(timer)
      timer = setTimeout(() => replace(cause), QUIET_MS)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      await end(await running)
    },
  }
}

/**
 * Sends the server the sources that it requests.
 * @returns the server's address as soon as it answers; rejects when the server ends before that
 */
function serveSources(
  child: ChildProcess,
  sources: ShopOptions['sources'],
  onAnswering: (signInLink: string | undefined) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (received) => {
      const message = toSupervisor.parse(received)
      if (message.kind === 'answers') {
        onAnswering(message.signInLink)
        resolve(message.origin)
        return
      }
      const {id} = message
      const answer = message.kind === 'invoke' ? sources.invoke(message.payload) : sources.forPage()
      void answer.then((answer) => say(child, {id, answer}))
    })
    child.once('close', () => reject(new Error('The server has ended. The terminal says why.')))
  })
}

function spawnShop(root: string, env: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, 'shop-process.ts'), [], {
    cwd: root,
    env: {...process.env, ...env},
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
}

/** A process that has ended hears nothing. */
const say = (child: ChildProcess, message: ToShop) => void (child.connected && child.send(message))

async function end(shop: Running) {
  shop.isClosing = true
  if (shop.child.exitCode !== null || shop.child.signalCode !== null) return
  shop.child.kill('SIGTERM')
  const timer = setTimeout(() => shop.child.kill('SIGKILL'), CLOSING_MS)
  await shop.ended
  clearTimeout(timer)
}
