import {execFile} from 'node:child_process'
import {readFile, writeFile} from 'node:fs/promises'
import {setPriority} from 'node:os'
import {join} from 'node:path'
import {BackupError} from './backup-error.ts'

/** Milliseconds after which a program is ended. */
const LONGEST_MS = 4 * 3_600_000
/** Milliseconds for a look at whether a program is there. */
const LOOK_MS = 4000
/** Priority of the program: visitors come first. */
const LOW_PRIORITY = 10
/** Bytes of output at which a program is ended. A command that names every file of a shop prints about a megabyte. */
const MAX_OUTPUT_BYTES = 50_000_000
/** Characters of a program's output that go to the log. */
const MAX_LOGGED = 500

/**
 * Runs a program at a low priority.
 * @returns standard output
 * @throws BackupError with the end of the output when the program fails
 */
export function runProgram(program: string, args: string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = {signal, timeout: LONGEST_MS, maxBuffer: MAX_OUTPUT_BYTES}
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const output = `${stdout}\n${stderr}`.trim().slice(-MAX_LOGGED)
      reject(new BackupError(output === '' ? error.message : output))
    })
    try {
      if (child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY)
    } catch {
      // It has ended already.
    }
  })
}

/** The name of a program at the beginning of a command. A command may begin otherwise, with a variable or a quotation mark. */
const PROGRAM = /^\s*([\w./][\w./+-]*)(?:\s|$)/

/** @returns the program with which a command begins, when the shell does not find it */
export async function missingProgram(command: string): Promise<string | undefined> {
  const [, program] = PROGRAM.exec(command) ?? []
  if (program === undefined) return undefined
  const look = runProgram('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], AbortSignal.timeout(LOOK_MS))
  return look.then(
    () => undefined,
    () => program,
  )
}

/** File in the folder of backups. It has the name of the last backup for which the command has finished. */
const FINISHED = 'command-finished.txt'

interface AfterBackup {
  /** Folder of the backups. */
  dir: string
  /** Shell command; absent: nothing has to run. */
  command: string | undefined
}

/** The command that runs after each backup. It has finished for a backup only when it succeeded, also after a restart. */
export function commandAfter({dir, command}: AfterBackup) {
  const file = join(dir, FINISHED)
  /** Whether the command need not run for a backup any more. */
  async function hasFinished(name: string): Promise<boolean> {
    if (command === undefined) return true
    const text = await readFile(file, 'utf8').catch(() => '')
    return text.trim() === name
  }

  return {
    hasFinished,
    /** Runs the command for a backup, unless it has finished. @throws BackupError when it fails */
    async run(name: string, signal: AbortSignal) {
      if (command === undefined || (await hasFinished(name))) return
      await runProgram('/bin/sh', ['-c', command, 'sh', join(dir, name)], signal)
      await writeFile(file, `${name}\n`, {mode: 0o600})
    },
  }
}
