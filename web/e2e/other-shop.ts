import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

const root = join(import.meta.dirname, '../..')
const node = ['--disable-warning=ExperimentalWarning']

export interface OtherShop {
  url: string
  /** Ends the server at once, as a power cut does. */
  kill(): Promise<void>
  /** Starts it again on the same data, after `kill`. `changed` are settings that now have another value. */
  startAgain(changed?: Record<string, string>): Promise<void>
  /** Makes the content unreadable, after `kill`. */
  damageContent(): Promise<void>
  /** Lets every write of the server fail, as on a full disk. Needs Linux. */
  fillDisk(): Promise<void>
  makeRoom(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a second shop with the content of the seed. Rejects if the shop ends before it listens.
 * @param settings environment variables; the others keep their defaults
 * @param options `isEmpty`: the shop has no content
 */
export async function startOtherShop(
  settings: Record<string, string>,
  {isEmpty = false} = {},
): Promise<OtherShop> {
  const folder = await mkdtemp(join(tmpdir(), 'other-shop-'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  // The shop under test began as a copy of it too.
  if (!isEmpty) await cp(join(root, '.build/seeded-shop'), dataDir, {recursive: true})
  const url = `http://localhost:${port}`
  const env = {...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...settings}
  let server = await launch(env)
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const closed = once(server, 'close')
    server.kill(signal)
    await closed
  }
  /** The kernel refuses to write beyond this length of a file. */
  const limitFiles = async (bytes: string) => {
    await promisify(execFile)('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`])
  }
  return {
    url,
    kill: () => end('SIGKILL'),
    async startAgain(changed = {}) {
      server = await launch({...env, ...changed})
    },
    async damageContent() {
      for (const suffix of ['-wal', '-shm']) await rm(join(dataDir, `lake.sqlite${suffix}`), {force: true})
      await writeFile(join(dataDir, 'lake.sqlite'), 'not a database')
    },
    fillDisk: () => limitFiles('0'),
    makeRoom: () => limitFiles('unlimited'),
    async close() {
      await end('SIGTERM')
      await rm(folder, {recursive: true, force: true})
    },
  }
}

async function launch(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...node, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 2],
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.once('data', () => resolve())
    server.once('close', (code) => reject(new Error(`The shop ended with ${code}`)))
  })
  return server
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
