import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {run} from '../../scripts/terminal/run.ts'

interface ProcessMemory {
  /** File name of the program, such as `query-process.ts`. */
  program: string
  megabytes: number
}

/** Memory of a process and of all that it started, in megabytes. */
export async function memoryMegabytes(pid: number | undefined): Promise<number> {
  return totalOf(await memoryByProcess(pid))
}

export const totalOf = (processes: readonly ProcessMemory[]) =>
  processes.reduce((sum, {megabytes}) => sum + megabytes, 0)

interface Row {
  id: string
  parent: string
  kilobytes: number
  program: string
}

/**
 * Memory of a process and of each one below it. Pages that several of them share, such as the program of Node, count once
 * where the system says so (Linux), and once for each process elsewhere.
 */
export async function memoryByProcess(pid: number | undefined): Promise<ProcessMemory[]> {
  const {output} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const family = descendants(output.trim().split('\n').map(rowOf), String(pid))
  return Promise.all(
    family.map(async ({id, kilobytes, program}) => ({
      program,
      // A process that cannot be read has ended since.
      megabytes: ((saysProportion ? await proportional(id).catch(() => 0) : kilobytes) * 1024) / 1e6,
    })),
  )
}

function rowOf(line: string): Row {
  const [id = '', parent = '', rss = '0', ...words] = line.trim().split(/\s+/)
  const program = basename(words.find((word) => /\.m?[jt]s$/.test(word)) ?? words[0] ?? id)
  return {id, parent, kilobytes: Number(rss), program}
}

/** The process with this id and all below it, such as those that Chromium starts itself. */
const descendants = (rows: readonly Row[], id: string): Row[] =>
  rows.flatMap((row) => {
    if (row.id === id) return [row]
    return row.parent === id ? descendants(rows, row.id) : []
  })

const saysProportion = existsSync('/proc/self/smaps_rollup')

/** Kilobytes of a process: a page that n processes share counts as the nth part of a page. */
async function proportional(id: string): Promise<number> {
  const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8')
  const [, kilobytes] = /^Pss:\s+(\d+) kB/m.exec(rollup) ?? []
  if (kilobytes === undefined) throw new Error('The system names no proportional size.')
  return Number(kilobytes)
}
