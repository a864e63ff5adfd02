import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openPrinter} from './chromium.ts'

const BOUNDS = {timeMs: 10_000, memoryMb: 1000}

/** A printer whose Chromium is a script, and the folder that the script may write to. */
async function printerOf(script: string, bounds: Partial<typeof BOUNDS> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'printer-'))
  const program = join(folder, 'chromium')
  await writeFile(program, `#!/bin/sh\nfolder=${folder}\n${script}\n`)
  await chmod(program, 0o700)
  const printer = openPrinter(program, {...BOUNDS, ...bounds})
  onTestFinished(async () => {
    printer.close()
    await rm(folder, {recursive: true})
  })
  return {printer, folder}
}

/** The last argument is the page, and the one before it names the PDF. */
const COPY = `
for last in "$@"; do case "$last" in --print-to-pdf=*) pdf="\${last#--print-to-pdf=}";; esac; done
cp "\${last#file://}" "$pdf"`

const PAGE = '%PDF-1.7 page'
const page = async () => PAGE
/** An ended process stays in the list until its parent, or the first process of the machine, takes note. */
const isAlive = (pid: number) => {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
const pidIn = (path: string) => Number(readFileSync(path, 'utf8'))

test('prints the page that is made at its turn', async () => {
  const {printer} = await printerOf(COPY)
  expect((await printer.print(page, {})).toString()).toBe(PAGE)
})

test('a Chromium that writes HTML instead of a PDF has printed nothing', async () => {
  const {printer} = await printerOf(COPY)
  await expect(printer.print(async () => '<html>', {})).rejects.toMatchObject({reason: 'failed'})
})

test('Chromium yields to the server, also as a session, because Linux weighs sessions against each other', async () => {
  const group = '/proc/$$/autogroup'
  const isLast = `test "$(nice)" = 10 && { ! test -w ${group} || grep -q 'nice 10' ${group}; }`
  const {printer} = await printerOf(`until ${isLast}; do :; done${COPY}`)
  await expect(printer.print(page, {})).resolves.toHaveLength(PAGE.length)
})

test('one page is printed at a time', async () => {
  const {printer, folder} = await printerOf(`mkdir "$folder/busy" || exit 1${COPY}\nrmdir "$folder/busy"`)
  const printed = await Promise.all(Array.from({length: 3}, () => printer.print(page, {clientKey: 'a'})))
  expect(printed).toHaveLength(3)
  expect(existsSync(join(folder, 'busy'))).toBe(false)
})

test('a Chromium that takes too long is ended with all of its processes', async () => {
  const {printer, folder} = await printerOf('sleep 60 &\necho $! > "$folder/child"\nwait', {timeMs: 300})
  await expect(printer.print(page, {})).rejects.toMatchObject({reason: 'time'})
  await vi.waitUntil(() => !isAlive(pidIn(join(folder, 'child'))))
})

test('a Chromium that takes too much memory is ended, and the next page is printed', async () => {
  const large = `"${process.execPath}" -e 'globalThis.kept = Buffer.alloc(100e6, 1); setTimeout(() => 0, 60000)'`
  const {printer} = await printerOf(`if mkdir "$folder/first"; then exec ${large}; fi${COPY}`, {
    memoryMb: 80,
    timeMs: 30_000,
  })
  await expect(printer.print(page, {})).rejects.toMatchObject({reason: 'memory'})
  await expect(printer.print(page, {})).resolves.toHaveLength(PAGE.length)
})

test.each([
  ['crashes', 'echo lost >&2; kill -9 $$', /lost/],
  ['writes no PDF', 'exit 0', /ENOENT/],
])('a Chromium that %s costs its own page only', async (_, script, complaint) => {
  const {printer} = await printerOf(`if mkdir "$folder/first"; then ${script}; fi${COPY}`)
  const failed = printer.print(page, {})
  await expect(failed).rejects.toMatchObject({reason: 'failed'})
  await expect(failed).rejects.toThrow(complaint)
  await expect(printer.print(page, {})).resolves.toHaveLength(PAGE.length)
})

test('a program that does not exist is a failure, not the end of the server', async () => {
  const printer = openPrinter('/nowhere/chromium', BOUNDS)
  onTestFinished(() => printer.close())
  await expect(printer.print(page, {})).rejects.toMatchObject({reason: 'failed'})
})

test('three pages of a client wait behind the one that is printed, and twelve of all clients', async () => {
  const {printer} = await printerOf('exec sleep 60')
  const reasonOf = (clientKey: string) =>
    printer.print(page, {clientKey}).then(
      () => 'printed',
      (error: unknown) => Object(error).reason,
    )
  const own = Array.from({length: 5}, () => reasonOf('a'))
  const others = Array.from({length: 10}, (_, at) => reasonOf(`b${at}`))
  expect(await Promise.all([own[4], others[9]])).toEqual(['busy', 'busy'])
  printer.close()
  expect(new Set(await Promise.all([...own.slice(0, 4), ...others.slice(0, 9)]))).toEqual(new Set(['closed']))
})

test('closing ends what is printed and rejects what waits', async () => {
  const {printer, folder} = await printerOf('echo $$ > "$folder/pid"\nexec sleep 60')
  const printed = [printer.print(page, {}), printer.print(page, {})].map((each) =>
    each.catch((error: unknown) => error),
  )
  await vi.waitUntil(() => existsSync(join(folder, 'pid')) && pidIn(join(folder, 'pid')) > 0)
  printer.close()
  expect(await Promise.all(printed)).toMatchObject([{reason: 'failed'}, {reason: 'closed'}])
  await vi.waitUntil(() => !isAlive(pidIn(join(folder, 'pid'))))
})

test('closing removes the folder of the page that is printed at once, as the server ends then', async () => {
  const {printer, folder} = await printerOf('echo $$ > "$folder/pid"\nexec sleep 60')
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => void vi.unstubAllEnvs())
  const printed = printer.print(page, {}).catch((error: unknown) => error)
  await vi.waitUntil(() => existsSync(join(folder, 'pid')) && pidIn(join(folder, 'pid')) > 0)
  const folders = () => readdirSync(folder).filter((name) => name.startsWith('print-'))
  expect(folders()).toHaveLength(1)
  printer.close()
  expect(folders()).toEqual([])
  await printed
})

test('Chromium gets none of the settings of the server, and a folder that is deleted afterwards', async () => {
  vi.stubEnv('LAKE_TOKEN', 'secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const {printer, folder} = await printerOf(`env > "$folder/env"${COPY}`)
  await printer.print(page, {})
  const env = readFileSync(join(folder, 'env'), 'utf8')
  expect(env).not.toContain('secret')
  const [, home = ''] = /^HOME=(.*)$/m.exec(env) ?? []
  expect(home).toContain('print-')
  expect(existsSync(home)).toBe(false)
})
