import {spawn} from 'node:child_process'
import {constants} from 'node:os'

// Runs a program and ends it when the parent of this process ends, however it ends. By itself the program would go on.
// Arguments: the program and its own arguments.

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, {stdio: 'inherit'})

process.on('disconnect', () => child.kill('SIGKILL'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
// A Ctrl-C reaches the program too.
process.on('SIGINT', () => {})
child.on('error', (error) => {
  console.error(`${program}: ${error.message}`)
  process.exit(127)
})
child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))
