import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {run} from './terminal/run.ts'

let folder: string

/** A project of one command, which prints the Node that runs it. Its packages are installed. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'))
  mkdirSync(join(folder, 'scripts/commands'), {recursive: true})
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
  write('scripts/commands/hello.ts', 'console.log(`hello from ${process.execPath satisfies string}`)')
  write('package-lock.json', '{"packages": {}}')
  write('node_modules/.package-lock.json', '{"packages": {}}')
})

afterEach(() => rmSync(folder, {recursive: true}))

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), {recursive: true})
  writeFileSync(join(folder, path), text)
  chmodSync(join(folder, path), 0o755)
}

const start = (command: string, env: Record<string, string> = {}) =>
  run(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), command], {env})

test('a command runs under the Node of this machine where that of the packages is missing or does not start', async () => {
  const own = {code: 0, output: `hello from ${process.execPath}\n`}
  expect(await start('hello')).toEqual(own)
  write('node_modules/node/bin/node', '#!/lib/ld-of-another-system.so\n')
  expect(await start('hello')).toEqual(own)
  write('node_modules/node/bin/node', '#!/bin/sh\necho v24.0.0\n')
  expect(await start('hello')).toEqual({code: 0, output: 'v24.0.0\n'})
})

test('packages for development are installed in production too', async () => {
  rmSync(join(folder, 'node_modules'), {recursive: true})
  const npm = join(folder, 'npm.js')
  writeFileSync(npm, "require('node:fs').writeFileSync('asked', process.argv.join(' '))")
  const {output} = await start('hello', {NODE_ENV: 'production', npm_execpath: npm})
  expect(output).toContain('hello from')
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(' ci --include=dev ')
})

test('packages that were copied from another system are installed again', async () => {
  const program = {
    'node_modules/a-program': {version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch]},
  }
  const other = {
    'node_modules/b-program': {version: '1.0.0', optional: true, os: ['aix'], cpu: [process.arch]},
  }
  write('package-lock.json', JSON.stringify({packages: {...program, ...other}}))
  write('node_modules/.package-lock.json', JSON.stringify({packages: other}))
  const npm = join(folder, 'npm.js')
  writeFileSync(npm, "require('node:fs').writeFileSync('asked', process.argv.join(' '))")
  await start('hello', {npm_execpath: npm})
  expect(readFileSync(join(folder, 'asked'), 'utf8')).toContain(' ci ')
  rmSync(join(folder, 'asked'))
  write('node_modules/a-program/package.json', '{}')
  await start('hello', {npm_execpath: npm})
  expect(existsSync(join(folder, 'asked'))).toBe(false)
})

test('an unknown command is a sentence', async () => {
  expect(await start('hullo')).toEqual({
    code: 1,
    output: 'There is no command "hullo". "npm run" lists the commands.\n',
  })
})

test.each(['shop #1', 'shop?x', 'shop%41', 'a:b', 'shop [new]'])(
  'a project in a folder called %s says which sign to avoid',
  async (name) => {
    const before = folder
    folder = join(before, name)
    mkdirSync(join(folder, 'scripts'), {recursive: true})
    copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'))
    const {code, output} = await start('hello')
    folder = before
    expect(code).toBe(1)
    expect(output).toMatch(/^The path of this folder has the sign .*Rename the folder: .*\n$/)
  },
)

test('a project in a folder with spaces and signs of other languages works', async () => {
  const before = folder
  folder = join(before, "దుకాణం & Shop (2)'s é")
  mkdirSync(folder)
  for (const name of ['scripts', 'node_modules', 'package-lock.json'])
    renameSync(join(before, name), join(folder, name))
  const started = await start('hello')
  folder = before
  expect(started).toMatchObject({code: 0})
})
