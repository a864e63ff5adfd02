import {createServer} from 'node:net'
import {join} from 'node:path'
import type {Config} from '../../server/config.ts'
import {log, secondsSince} from './log.ts'
import {startHelper, type Helper} from './helper.ts'
import type {Origin} from './proxy.ts'

/** The Studio from its sources, under `/studio`. */
export interface StudioServer {
  /** Starts it when it is first asked for. */
  origin: Origin
  close(): void
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function studioEnv({content, publicUrl}: Config): Record<string, string> {
  const common = {DO_NOT_TRACK: '1', SANITY_TELEMETRY_DISABLED: '1', SANITY_STUDIO_DATASET: content.dataset}
  return content.kind === 'hosted'
    ? {...common, SANITY_STUDIO_PROJECT_ID: content.projectId}
    : {...common, SANITY_STUDIO_API_HOST: `${publicUrl}/lake`}
}

/** Sanity's own development server, `sanity dev`: it reloads the open Studio when a schema changes. */
export function openStudio(config: Config, root: string): StudioServer {
  let helper: Helper | undefined
  let origin: Promise<string> | undefined
  let isClosing = false

  async function start(): Promise<string> {
    const started = performance.now()
    const port = await freePort()
    const lines: string[] = []
    log('Studio', 'starts, as it is opened for the first time …')
    return new Promise((resolve, reject) => {
      helper = startHelper('sanity', ['dev', '--port', String(port), '--host', '127.0.0.1'], {
        cwd: join(root, 'studio'),
        env: studioEnv(config),
        onLine(line) {
          lines.push(line)
          if (/error/i.test(line)) log('Studio', line, 'bad')
          if (!line.includes('running at')) return
          log('Studio', `answers (${secondsSince(started)}); its first page takes some seconds more`, 'good')
          resolve(`http://127.0.0.1:${port}`)
        },
      })
      const onEnd = (end: string) => {
        origin = undefined
        reject(new Error(`The Studio's server has ended (${end}).\n${lines.slice(-15).join('\n')}`))
        if (!isClosing) log('Studio', `has ended (${end}). It starts again when it is opened.`, 'bad')
      }
      void helper.ended.then(onEnd)
    })
  }

  return {
    origin: () => (origin ??= start()),
    close() {
      isClosing = true
      helper?.close()
    },
  }
}
