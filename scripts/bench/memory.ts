import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {run} from '../terminal/run.ts'

interface ProcessMemory {
  /** File name of the program, such as `query-process.ts`. */
  program: string
  megabytes: number
}

/** Memory of a process and its child processes, in megabytes. */
export async function memoryMegabytes(pid: number | undefined): Promise<number> {
  return totalOf(await memoryByProcess(pid))
}

export const totalOf = (processes: readonly ProcessMemory[]) =>
  processes.reduce((sum, {megabytes}) => sum + megabytes, 0)

/**
 * Memory of a process and of each of its child processes. Pages that several of them share, such as the program of Node,
 * count once where the system says so (Linux), and once for each process elsewhere.
 */
export async function memoryByProcess(pid: number | undefined): Promise<ProcessMemory[]> {
  const {output} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const family = output
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
    .filter(([id, parent]) => Number(id) === pid || Number(parent) === pid)
  return Promise.all(
    family.map(async ([id = '', , rss = '0', ...words]) => ({
      program: basename(words.find((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? id),
      megabytes: ((await proportional(id).catch(() => Number(rss))) * 1024) / 1e6,
    })),
  )
}

/** Kilobytes of a process: a page that n processes share counts as the nth part of a page. */
async function proportional(id: string): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8')
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(rollup) ?? []
  if (kilobytes === undefined) throw new Error('The system names no proportional size.')
  return Number(kilobytes)
}
