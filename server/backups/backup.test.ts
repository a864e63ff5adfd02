import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {SECRET_FILES} from '../../lib/disk/secret-file.ts'
import {backupData} from './backup.ts'
import {problemsIn, readManifest} from './manifest.ts'

const SOUND = "a visitor's picture"

/** A data folder of two files, and a backup of it. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  const [dataDir, previous, target] = [join(folder, 'data'), join(folder, 'first'), join(folder, 'second')]
  await mkdir(join(dataDir, 'uploads'), {recursive: true})
  writeFileSync(join(dataDir, 'uploads/gate'), SOUND)
  writeFileSync(join(dataDir, 'uploads/basin'), SOUND)
  await backupData({dataDir, target: previous})
  return {folder, dataDir, previous, target}
}

test.each([
  ['has another byte', (path: string) => writeFileSync(path, SOUND.replace('a', 'b'))],
  ['is shorter', (path: string) => writeFileSync(path, '')],
  ['is missing', (path: string) => rmSync(path)],
])('a file of the previous backup that %s is copied from the data folder, and named', async (_, damage) => {
  const {folder, dataDir, previous, target} = await open()
  damage(join(previous, 'uploads/gate'))
  expect(await backupData({dataDir, target, previous})).toMatchObject({
    files: 2,
    damagedInPrevious: ['uploads/gate'],
  })
  expect(readFileSync(join(target, 'uploads/gate'), 'utf8')).toBe(SOUND)
  expect(await problemsIn(target, await readManifest(target), () => undefined)).toEqual([])
  const inode = (dir: string) => statSync(join(dir, 'uploads/basin')).ino
  expect(inode(target)).toBe(inode(previous))
  expect(readdirSync(folder).sort()).toEqual(['data', 'first', 'second'])
})

test('a sound previous backup is not named', async () => {
  const {dataDir, previous, target} = await open()
  writeFileSync(join(dataDir, 'uploads/gate'), 'a later picture')
  rmSync(join(dataDir, 'uploads/basin'))
  expect(await backupData({dataDir, target, previous})).toMatchObject({files: 1, damagedInPrevious: []})
})

test('a data folder with a symbolic link is not backed up without what the link leads to', async () => {
  const {folder, dataDir, target} = await open()
  renameSync(join(dataDir, 'uploads'), join(folder, 'large'))
  symlinkSync(join(folder, 'large'), join(dataDir, 'uploads'))
  await expect(backupData({dataDir, target})).rejects.toThrow('uploads is a symbolic link')
  expect(readdirSync(folder).sort()).toEqual(['data', 'first', 'large'])
})

test('a former administrator finds no key of the running shop in a copy', async () => {
  const {dataDir, target} = await open()
  for (const name of SECRET_FILES) writeFileSync(join(dataDir, name), 'opens the running shop')
  await backupData({dataDir, target})
  const copied = readdirSync(target, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
  expect(copied.map(({name}) => name).toSorted()).toEqual(['backup.json', 'basin', 'gate'])
})
