import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {promisify} from 'node:util'

const root = join(import.meta.dirname, '../..')

/** Runs `npm run people -- …` beside the running server. */
export async function people(baseURL: string | undefined, args: string[], input = '') {
  const env = {
    ...process.env,
    DATA_DIR: join(root, `.data/e2e-${new URL(baseURL ?? '').port}`),
    PUBLIC_URL: baseURL,
  }
  const running = promisify(execFile)(process.execPath, ['scripts/commands/people.ts', ...args], {
    cwd: root,
    env,
  })
  running.child.stdin?.end(input)
  return (await running).stdout
}
