import {spawn} from 'node:child_process'

export interface Finished {
  code: number
  /** Standard output and standard error, in the order in which they came. */
  output: string
}

/** Runs a program until it ends and returns its output. A program that cannot be started has exit code 127. */
export function run(
  command: string,
  args: string[],
  options: {cwd?: string; env?: Record<string, string>; onLine?: (line: string) => void} = {},
): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: {...process.env, ...options.env},
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk: string) => {
      output += chunk
      for (const line of chunk.split('\n')) if (line.trim()) options.onLine?.(line.trim())
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep)
    child.on('error', (error) => resolve({code: 127, output: `${command}: ${error.message}`}))
    child.on('close', (code) => resolve({code: code ?? 1, output}))
  })
}
