import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {FOR_EVERYBODY, writeWhole, writeWholeSync} from './whole-file.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return folder
}

test.each([
  ['writeWhole', writeWhole],
  ['writeWholeSync', async (path: string, bytes: string | Uint8Array) => writeWholeSync(path, bytes)],
])('%s replaces a file, which only its owner can read, and leaves no other', async (_name, write) => {
  const folder = newFolder()
  const path = join(folder, 'file')
  await write(path, 'old')
  await write(path, Buffer.from('new'))
  expect(readFileSync(path, 'utf8')).toBe('new')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['file'])
})

test.each([
  ['writeWhole', writeWhole],
  ['writeWholeSync', async (path: string, text: string) => writeWholeSync(path, text)],
])('%s that fails leaves nothing behind', async (_name, write) => {
  const folder = newFolder()
  mkdirSync(join(folder, 'taken', 'by a folder'), {recursive: true})
  await expect(write(join(folder, 'taken'), 'text')).rejects.toThrow('EISDIR')
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('a file of the project gets the rights that the umask leaves', async () => {
  const path = join(newFolder(), 'file')
  await writeWhole(path, 'text', FOR_EVERYBODY)
  expect(statSync(path).mode & 0o777).toBe(0o666 & ~process.umask())
})
