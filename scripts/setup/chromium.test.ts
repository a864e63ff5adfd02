import {chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {installChromium} from './chromium.ts'

const {PATH} = process.env
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  process.env.PATH = `${folder}:${PATH}`
  program('apt-get', 'exit 1')
})

afterEach(() => {
  process.env.PATH = PATH
  rmSync(folder, {recursive: true})
})

function program(name: string, script: string) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
}

const find = () => [join(folder, 'browser')].find(existsSync)

test('Chromium is downloaded where nobody may install the libraries of the system', async () => {
  program('playwright', `[ "$2" = --with-deps ] && exit 1; touch '${folder}/browser'`)
  expect(await installChromium(find)).toBe(join(folder, 'browser'))
})

test('a failed installation says why', async () => {
  program('playwright', 'echo "Download failed: the network is away"; exit 1')
  await expect(installChromium(find)).rejects.toThrow(/set CHROMIUM.*\nDownload failed: the network is away$/)
})
