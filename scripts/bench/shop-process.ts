import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {z} from 'zod'
import {PlainError} from '../terminal/terminal.ts'

/** Token of the shop under test, for what only an administrator may do. */
export const BENCH_TOKEN = 'bench-token-that-nobody-else-has-or-needs'

/** A shop in a process of its own. */
export interface ShopProcess {
  url: string
  /** Milliseconds of CPU that it has used. */
  cpuMs(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a shop, seeded where its data are new.
 * @param root folder that holds `.build/site`
 */
export async function startShop(root: string, dataDir: string, port: number): Promise<ShopProcess> {
  // With the options of Node's that this process has: every command is started with the same.
  const child = fork(join(import.meta.dirname, 'server.ts'), [root], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://localhost:${port}`,
      LAKE_TOKEN: BENCH_TOKEN,
    },
  })
  const {url} = z.object({url: z.string()}).parse(await answerOf(child))
  return {
    url,
    async cpuMs() {
      child.send('cpu')
      return z.object({cpuMs: z.number()}).parse(await answerOf(child)).cpuMs
    },
    async close() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** What the server says next. */
async function answerOf(child: ChildProcess): Promise<unknown> {
  const end = new AbortController()
  const failed = once(child, 'exit', {signal: end.signal}).then(() => {
    throw new PlainError('The server under test ended.')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', {signal: end.signal}), failed])
    return message
  } finally {
    failed.catch(() => undefined)
    end.abort()
  }
}
