import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {runProgram} from './run-program.ts'

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
