import {createInterface} from 'node:readline/promises'
import {Writable} from 'node:stream'
import {PlainError} from './terminal.ts'

/** Discards the echo of the typed characters. */
const silence = new Writable({write: (_chunk, _encoding, done) => done()})

/**
 * Reads a new password: twice from a terminal, without showing it, or as the first line of standard input.
 * @throws PlainError when the two entries differ
 */
export async function readNewPassword(): Promise<string> {
  if (!process.stdin.isTTY) return firstLineOfInput()
  const password = await ask('New password: ')
  if (password !== (await ask('The same again: ')))
    throw new PlainError('The two passwords differ; nothing was changed.')
  return password
}

async function ask(question: string): Promise<string> {
  process.stdout.write(question)
  const terminal = createInterface({input: process.stdin, output: silence, terminal: true})
  // In raw mode Ctrl-C does not end the process by itself.
  terminal.on('SIGINT', () => process.exit(130))
  try {
    return await terminal.question('')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}

async function firstLineOfInput(): Promise<string> {
  for await (const line of createInterface({input: process.stdin})) return line
  return ''
}
