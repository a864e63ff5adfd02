import {execFile, spawn} from 'node:child_process'
import {mkdtemp, rm} from 'node:fs/promises'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

const root = join(import.meta.dirname, '../..')
const node = ['--disable-warning=ExperimentalWarning']

export interface OtherShop {
  url: string
  close(): Promise<void>
}

/**
 * Starts a second shop with a copy of the content of the shop under test. Rejects if the shop ends before it listens.
 * @param settings environment variables; the others keep their defaults
 */
export async function startOtherShop(baseURL: string, settings: Record<string, string>): Promise<OtherShop> {
  const folder = await mkdtemp(join(tmpdir(), 'other-shop-'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const first = join(root, '.data', `e2e-${new URL(baseURL).port}`)
  await promisify(execFile)(process.execPath, [...node, 'scripts/commands/content.ts', 'backup', dataDir], {
    cwd: root,
    env: {...process.env, DATA_DIR: first},
  })
  const url = `http://localhost:${port}`
  const env = {...process.env, PORT: String(port), PUBLIC_URL: url, DATA_DIR: dataDir, ...settings}
  const shop = spawn(process.execPath, [...node, 'server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 2],
  })
  await new Promise<void>((resolve, reject) => {
    shop.stdout?.once('data', () => resolve())
    shop.once('close', (code) => reject(new Error(`The shop ended with ${code}`)))
  })
  return {
    url,
    async close() {
      const closed = new Promise((resolve) => shop.once('close', resolve))
      shop.kill('SIGTERM')
      await closed
      await rm(folder, {recursive: true, force: true})
    },
  }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
