import {run} from '../terminal/run.ts'

/** Resident memory of a process and its child processes, in megabytes. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const {output} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss='])
  const rows = output.trim().split('\n')
  const kilobytes = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .reduce((sum, [id, parent, rss = 0]) => {
      return id === pid || parent === pid ? sum + rss : sum
    }, 0)
  return (kilobytes * 1024) / 1e6
}
