import {spawn} from 'node:child_process'
import {constants, setPriority} from 'node:os'
import {join} from 'node:path'
import {createInterface} from 'node:readline'

/** A program that works beside the server. */
export interface Helper {
  /** Describes the end for people: `code 1`, `SIGKILL`. */
  ended: Promise<string>
  close(): void
}

const signalNames = new Map(Object.entries(constants.signals).map(([name, number]) => [number, name]))

const endOf = (code: number) => signalNames.get(code - 128) ?? `code ${code}`

interface HelperOptions {
  cwd: string
  env?: Record<string, string>
  onLine: (line: string) => void
  /** Gives way to the programs that somebody waits for. */
  isPatient?: boolean
}

/** Starts a program that ends when this process does. */
export function startHelper(
  program: string,
  args: string[],
  {cwd, env, onLine, isPatient}: HelperOptions,
): Helper {
  const guard = join(import.meta.dirname, 'end-with-parent.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', guard, program, ...args], {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (isPatient && child.pid !== undefined) setPriority(child.pid, 5)
  for (const stream of [child.stdout, child.stderr]) if (stream) createInterface(stream).on('line', onLine)
  return {
    ended: new Promise((resolve) => {
      child.on('error', (error) => resolve(error.message))
      child.on('close', (code, signal) => resolve(signal ?? endOf(code ?? 1)))
    }),
    close: () => void child.kill('SIGTERM'),
  }
}
