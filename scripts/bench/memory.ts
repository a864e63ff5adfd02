import {readFile} from 'node:fs/promises'
import {run} from '../terminal/run.ts'

/**
 * Memory of a process and its child processes, in megabytes. Pages that several of them share, such as the program of
 * Node, count once where the system says so (Linux), and once for each process elsewhere.
 */
export async function memoryMegabytes(pid: number | undefined): Promise<number> {
  const {output} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = output.trim().split('\n')
  const family = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([id, parent]) => id === pid || parent === pid)
  const kilobytes = await Promise.all(family.map(([id, , rss = 0]) => proportional(id).catch(() => rss)))
  return (kilobytes.reduce((sum, each) => sum + each, 0) * 1024) / 1e6
}

/** Kilobytes of a process: a page that n processes share counts as the nth part of a page. */
async function proportional(id: number | undefined): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8')
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(rollup) ?? []
  if (kilobytes === undefined) throw new Error('The system names no proportional size.')
  return Number(kilobytes)
}
