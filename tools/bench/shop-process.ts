import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {z} from 'zod'
import {PlainError} from '../../scripts/terminal/terminal.ts'

/** Administrator token of the shop under test. */
export const BENCH_TOKEN = 'bench-token-that-nobody-else-has-or-needs'

/** A shop that runs. */
export interface Shop {
  url: string
}

/** A shop in its own process. */
export interface ShopProcess extends Shop {
  pid: number | undefined
  /** CPU time that the process has used, in milliseconds. */
  cpuMs(): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a shop. An empty data folder is seeded first.
 * @param root folder that has `.build/site`
 */
export async function startShop(root: string, dataDir: string, port: number): Promise<ShopProcess> {
  // The child gets the Node options of this process, which are those of every command.
  const child = fork(join(import.meta.dirname, 'server.ts'), [root], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      PUBLIC_URL: `http://localhost:${port}`,
      LAKE_TOKEN: BENCH_TOKEN,
      BACKUP_DIR: 'off',
      // It would take minutes of the processors that the bench measures.
      PICTURES_AHEAD: 'off',
      // As nine of ten visits are.
      FIELD_SAMPLE: '0',
      // The siege and the fuzzer send requests of many clients.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  const {url} = z.object({url: z.string()}).parse(await nextMessage(child))
  return {
    url,
    pid: child.pid,
    async cpuMs() {
      child.send('cpu')
      return z.object({cpuMs: z.number()}).parse(await nextMessage(child)).cpuMs
    },
    async close() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** The next message of a process. @throws PlainError when the process ends instead */
export async function nextMessage(child: ChildProcess): Promise<unknown> {
  const end = new AbortController()
  const failed = once(child, 'exit', {signal: end.signal}).then(() => {
    throw new PlainError('A process of the bench ended too early.')
  })
  try {
    const [message] = await Promise.race([once(child, 'message', {signal: end.signal}), failed])
    return message
  } finally {
    failed.catch(() => undefined)
    end.abort()
  }
}
