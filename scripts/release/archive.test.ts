import {execFileSync} from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, expect, onTestFinished, test} from 'vitest'
import {root} from '../project/root.ts'
import {pack, unpack} from './archive.ts'
import {contentsOf, type Entry} from './contents.ts'

let folder: string
const path = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive దుకాణం '))
  onTestFinished(() => rmSync(folder, {recursive: true}))
})

const packed = (name: string, entries: readonly Entry[]) =>
  pack({entries, folder: 'shop-1.0.0', file: path(name), level: 1})

function entries(): Entry[] {
  return [
    {path: '.releases-are-not-here', mode: 0o644, content: 'text'},
    {path: 'bin/program', mode: 0o755, source: path('program')},
    {path: 'node_modules/lake', mode: 0o755, link: '../lake'},
    {path: `${'long/'.repeat(40)}ఫైల్.json`, mode: 0o644, content: '{}'},
  ]
}

test('two archives of the same files have the same bytes, whenever the files were written', async () => {
  writeFileSync(path('program'), '#!/bin/sh\n')
  const first = await packed('one.tar.gz', entries())
  chmodSync(path('program'), 0o700)
  utimesSync(path('program'), 1, 1)
  expect(await packed('two.tar.gz', entries())).toBe(first)
  expect(readFileSync(path('two.tar.gz'))).toEqual(readFileSync(path('one.tar.gz')))
})

test('an archive is unpacked with its modes and links, and tar reads it too', async () => {
  writeFileSync(path('program'), '#!/bin/sh\n')
  await packed('one.tar.gz', entries())
  await unpack(path('one.tar.gz'), path('shop'))
  expect(statSync(path('shop/bin/program')).mode & 0o111).toBe(0o111)
  expect(readlinkSync(path('shop/node_modules/lake'))).toBe('../lake')
  expect(readFileSync(path(`shop/${'long/'.repeat(40)}ఫైల్.json`), 'utf8')).toBe('{}')
  const listed = execFileSync('tar', ['-tzf', path('one.tar.gz')], {encoding: 'utf8'})
  expect(listed.split('\n')).toContain('shop-1.0.0/bin/program')
  expect(execFileSync('sha256sum', ['-c', 'one.tar.gz.sha256'], {cwd: folder, encoding: 'utf8'})).toBe(
    'one.tar.gz: OK\n',
  )
})

test('an archive with another checksum, or with none, is not unpacked', async () => {
  await packed('one.tar.gz', [{path: 'a', mode: 0o644, content: 'a'}])
  appendFileSync(path('one.tar.gz'), 'x')
  await expect(unpack(path('one.tar.gz'), path('shop'))).rejects.toThrow(
    /is not what was released.*Nothing was changed/,
  )
  rmSync(path('one.tar.gz.sha256'))
  await expect(unpack(path('one.tar.gz'), path('shop'))).rejects.toThrow('one.tar.gz.sha256 is missing')
  writeFileSync(path('one.tar.gz.sha256'), 'a')
  rmSync(path('one.tar.gz'))
  await expect(unpack(path('one.tar.gz'), path('shop'))).rejects.toThrow(/^There is no file/)
})

test('a release holds the packages that the shop runs with, no tests, and none of the tools of developers', () => {
  const paths = contentsOf({root, version: '9.9.9', withNode: false}).map((entry) => entry.path)
  expect(paths).toEqual(paths.toSorted())
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(
    expect.arrayContaining([
      'lake/query/process/query-child.ts',
      'server/backups/backup-process.ts',
      'scripts/release/supervise.mjs',
      'scripts/release/self-test.ts',
      'node_modules/hono/package.json',
      'node_modules/@fontsource/noto-sans-telugu/files/noto-sans-telugu-telugu-400-normal.woff2',
    ]),
  )
  expect(
    paths.filter((each) =>
      /(^|\/)[^/]+\.test\.ts$|^node_modules\/(?:vite|sanity|typescript|node)\//.test(each),
    ),
  ).toEqual([])
})

test('the list of packages of a release is one that npm would install', () => {
  const written = new Map(
    contentsOf({root, version: '9.9.9', withNode: false}).flatMap((entry) =>
      'content' in entry ? [[entry.path, entry.content]] : [],
    ),
  )
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(path(name), written.get(name) ?? '')
  execFileSync('mkdir', ['lake'], {cwd: folder})
  writeFileSync(path('lake/package.json'), readFileSync(join(root, 'lake/package.json')))
  // It fails when the two files do not belong together.
  const listed = execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(listed).toMatch(/added \d+ packages/)
}, 30_000)
