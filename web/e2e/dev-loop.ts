import {spawn, type ChildProcess} from 'node:child_process'
import {cp, mkdir, readFile, rm, symlink, writeFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {createInterface} from 'node:readline'
import {freePort} from './other-shop.ts'

const root = join(import.meta.dirname, '../..')
const node = ['--disable-warning=ExperimentalWarning']

/** Sources that are copied. */
const SOURCES = [
  'contract',
  'lake',
  'lib',
  'schemas',
  'scripts',
  'server',
  'studio',
  'web',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
]

/** Folders that are made of the sources, and large ones that development does not read. Tests are left out too. */
const LEFT_OUT = /\/(?:\.sanity|dist|e2e|node_modules|scripts\/seed\/pictures)$/

/** `npm run dev` over a copy of the project. */
export interface DevelopmentLoop {
  url: string
  /** Lines of the terminal so far. */
  lines: string[]
  /** Waits for a line of the terminal, among those that came after `after` lines. */
  line(pattern: RegExp, after?: number): Promise<string>
  read(file: string): Promise<string>
  /** Saves a file of the copy, with one text in place of another. */
  edit(file: string, from: string, to: string): Promise<void>
  /** Ctrl-C, as a terminal sends it: to every process. @returns milliseconds until all have ended */
  interrupt(): Promise<number>
}

/** Milliseconds that a line of the terminal may take on a busy machine. */
const LINE_MS = 120_000

/** Inside the project, so that the copy finds its packages. */
const FOLDER = '.build/development-test'

/** Data folder of the copy. */
const DATA = '.data'

/** The folders whose types are checked. A check of the whole project takes four times as long. */
const CHECKED = ['web', 'schemas']

/**
 * Copies the project.
 * @returns starts `npm run dev` over the copy, which then has no caches. The content is that of the seed, until the
 *   tests change it
 */
export async function copyProject(): Promise<() => Promise<DevelopmentLoop>> {
  const copy = join(root, FOLDER)
  await rm(copy, {recursive: true, force: true})
  await mkdir(copy, {recursive: true})
  const isCopied = (file: string) => !LEFT_OUT.test(file) && !/\.test\.tsx?$/.test(file)
  for (const source of SOURCES)
    await cp(join(root, source), join(copy, source), {recursive: true, filter: isCopied})
  // The copy uses its own lake. Every other package is found in the folders above.
  await mkdir(join(copy, 'node_modules/@stone-designs'), {recursive: true})
  await symlink('../../lake', join(copy, 'node_modules/@stone-designs/lake'))
  const settings: object = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify({...settings, include: CHECKED}))
  // The shop under test began as a copy of it too.
  await cp(join(root, '.build/seeded-shop'), join(copy, DATA), {recursive: true})
  return () => startLoop(copy)
}

async function startLoop(copy: string): Promise<DevelopmentLoop> {
  await rm(join(copy, '.build'), {recursive: true, force: true})
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [...node, 'scripts/commands/dev.ts'], {
    cwd: copy,
    env: {...process.env, FORCE_COLOR: '0', PORT: String(port), PUBLIC_URL: url, DATA_DIR: join(copy, DATA)},
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as in a terminal.
    detached: true,
  })
  const terminal = readTerminal(child)
  const loop: DevelopmentLoop = {
    url,
    ...terminal,
    read: (file) => readFile(join(copy, file), 'utf8'),
    async edit(file, from, to) {
      const text = await loop.read(file)
      if (!text.includes(from)) throw new Error(`${relative(root, file)} does not hold ${from}`)
      await writeFile(
        join(copy, file),
        text.replace(from, () => to),
      )
    },
    async interrupt() {
      const started = performance.now()
      signalGroup(child, 'SIGINT')
      while (signalGroup(child, 0)) await new Promise((resolve) => setTimeout(resolve, 10))
      return performance.now() - started
    },
  }
  return loop
}

/** @returns whether any process of the group is there */
function signalGroup({pid}: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal)
  } catch {
    return false
  }
}

function readTerminal(child: ChildProcess) {
  const lines: string[] = []
  const listeners = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on('line', (line) => {
        lines.push(line)
        for (const listener of listeners) listener()
      })
  return {
    lines,
    line: (pattern: RegExp, after = 0) =>
      new Promise<string>((resolve, reject) => {
        const fail = (reason: string) => reject(new Error(`${reason}\n${lines.join('\n')}`))
        const timer = setTimeout(() => fail(`No line matches ${pattern}.`), LINE_MS)
        const onClose = () => fail('npm run dev has ended.')
        const look = () => {
          const found = lines.slice(after).find((line) => pattern.test(line))
          if (found === undefined) return
          clearTimeout(timer)
          listeners.delete(look)
          child.off('close', onClose)
          resolve(found)
        }
        listeners.add(look)
        child.once('close', onClose)
        look()
      }),
  }
}
