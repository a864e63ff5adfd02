import {spawn} from 'node:child_process'
import {createInterface} from 'node:readline'
import {join} from 'node:path'

export interface SiteBeside {
  url: string
  close(): void
}

/**
 * Starts a script that serves another build of the site beside the shop under test.
 * Resolves with the address that the script prints; rejects if the script ends before that.
 */
export function openBeside(script: string, shop: string): Promise<SiteBeside> {
  const server = spawn('node', ['--disable-warning=ExperimentalWarning', script, shop], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    server.once('close', (code) => reject(new Error(`${script} ended with ${code}`)))
    createInterface(server.stdout).on('line', (line) => {
      if (line.startsWith('http')) resolve({url: line, close: () => server.kill()})
    })
  })
}
