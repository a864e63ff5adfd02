import {linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {makeRoom} from './make-room.ts'
import {backupName} from './rotation.ts'

const NOW = new Date(2026, 4, 20, 2, 30)
const DAY_MS = 86_400_000
const nameOf = (daysAgo: number) => backupName(new Date(NOW.getTime() - daysAgo * DAY_MS))
const MB = 1_000_000
/** What any backup on the disk of its data folder needs beside its files. */
const LEAST = 520 * MB

/** A data folder with one file of a megabyte, and backups of some days ago that share this file, each with a database. */
function shopWith(daysAgo: number[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'make-room-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true, force: true}))
  const dir = join(dataDir, 'backups')
  const write = (path: string, bytes: number) => {
    mkdirSync(dirname(path), {recursive: true})
    writeFileSync(path, Buffer.alloc(bytes))
  }
  write(join(dataDir, 'uploads/picture'), MB)
  const names = daysAgo.map(nameOf)
  for (const [index, name] of names.entries()) {
    write(join(dir, name, 'lake.sqlite'), MB)
    const shared = join(dir, name, 'picture')
    if (index === 0) write(shared, MB)
    else linkSync(join(dir, names[0] ?? '', 'picture'), shared)
    const files = {'uploads/picture': {bytes: MB, sha1: ''}}
    writeFileSync(
      join(dir, name, 'backup.json'),
      JSON.stringify({version: 1, madeAt: NOW.toISOString(), files}),
    )
  }
  const previous = names.toSorted().at(-1)
  const mark = (name: string, file: string) => writeFileSync(join(dir, name, file), 'x\n')
  /** @param free bytes that the disk has free while all backups are there; each that is removed adds a megabyte */
  const make = (free: number, hasLinks = true) =>
    makeRoom(
      {dataDir, dir, names, name: nameOf(0), previous, now: NOW},
      {
        freeBytes: async () => free + (names.length - readdirSync(dir).length) * MB,
        sharesFiles: async () => hasLinks,
      },
    )
  return {left: () => readdirSync(dir), make, mark, names}
}

test('backups that the next one makes surplus are removed before it needs their room', async () => {
  const {make, left} = shopWith([40, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(await make(LEAST - 1 * MB)).toEqual([])
  expect(left()).not.toContain(nameOf(8))
  expect(left()).toContain(nameOf(1))
})

test('a disk that stays full loses the oldest backups, as many as the next one needs, and the log names them', async () => {
  const {make, left} = shopWith([5, 4, 3, 2, 1])
  expect(await make(LEAST - 2 * MB)).toEqual([nameOf(5), nameOf(4)])
  expect(left()).toEqual([3, 2, 1].map(nameOf))
})

test('no backup is removed when that would not make enough room', async () => {
  const {make, left, names} = shopWith([5, 4, 3, 2, 1])
  await expect(make(100 * MB)).rejects.toThrow(/has 100 MB free, and a backup needs 520 MB/)
  expect(left()).toEqual(names)
})

test('the newest sound backup stays, however old', async () => {
  const {make, left, mark} = shopWith([5, 4, 3, 2, 1])
  for (const days of [4, 3]) mark(nameOf(days), 'damaged.txt')
  for (const days of [2, 1]) mark(nameOf(days), 'lost-assets.txt')
  expect(await make(LEAST - 3 * MB)).toEqual([4, 3, 2].map(nameOf))
  expect(left()).toEqual([5, 1].map(nameOf))
})

test('on a disk without hard links, a backup needs room for files that the previous one has', async () => {
  const {make} = shopWith([1])
  expect(await make(LEAST)).toEqual([])
  await expect(make(LEAST, false)).rejects.toThrow(/a backup needs 521 MB/)
})
