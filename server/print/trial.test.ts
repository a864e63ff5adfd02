import {chmod, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test, vi} from 'vitest'
import {openPrinter} from './chromium.ts'
import {triedPrinter} from './trial.ts'

test('a Chromium that cannot print is started by the trial, is named, and no tap on a PDF starts it again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'))
  const program = join(folder, 'chromium')
  await writeFile(program, `#!/bin/sh\necho start >> ${folder}/starts\nexit 1\n`)
  await chmod(program, 0o700)
  const reported: string[] = []
  const printer = triedPrinter(openPrinter(program), (problem) => reported.push(problem))
  onTestFinished(async () => {
    printer.close()
    await rm(folder, {recursive: true})
  })
  expect(printer.isFailing).toBe(false)
  await vi.waitUntil(() => printer.isFailing)
  for (const _tap of [1, 2, 3])
    await expect(printer.print(async () => 'page', {clientKey: 'a'})).rejects.toMatchObject({
      reason: 'resting',
    })
  expect(await readFile(join(folder, 'starts'), 'utf8')).toBe('start\n')
  expect(reported).toEqual(['Chromium makes no PDF'])
})

test('a page that Chromium fails at does not keep the PDFs of other pages away', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'))
  const program = join(folder, 'chromium')
  const page = 'last=$(eval echo \\${$#}); page=${last#file://}'
  const print = 'for each in "$@"; do case $each in --print-to-pdf=*) echo %PDF-1 > "${each#*=}";; esac; done'
  await writeFile(program, `#!/bin/sh\n${page}\ngrep -q hostile "$page" && exit 1\n${print}\n`)
  await chmod(program, 0o700)
  const printer = triedPrinter(openPrinter(program), () => undefined)
  onTestFinished(async () => {
    printer.close()
    await rm(folder, {recursive: true})
  })
  await expect(printer.print(async () => 'hostile', {})).rejects.toMatchObject({reason: 'failed'})
  expect((await printer.print(async () => 'page', {})).toString()).toMatch(/^%PDF/)
  expect(printer.isFailing).toBe(false)
})
