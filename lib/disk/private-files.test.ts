import {chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {closeToOthers} from './private-files.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'private-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return folder
}

const modeOf = (...path: string[]) => statSync(join(...path)).mode & 0o777

test('a new folder is closed to other users', () => {
  const folder = join(newFolder(), 'data')
  expect(closeToOthers(folder)).toBeUndefined()
  expect(modeOf(folder)).toBe(0o700)
})

test('an open folder is closed to other users, with all files and folders in it', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets/ab'), {recursive: true})
  for (const name of ['lake.sqlite', 'assets/ab/bytes']) writeFileSync(join(folder, name), 'content')
  writeFileSync(join(folder, 'program'), '')
  chmodSync(join(folder, 'assets'), 0o755)
  chmodSync(join(folder, 'assets/ab'), 0o777)
  chmodSync(join(folder, 'lake.sqlite'), 0o644)
  chmodSync(join(folder, 'assets/ab/bytes'), 0o666)
  chmodSync(join(folder, 'program'), 0o755)
  chmodSync(folder, 0o755)
  expect(closeToOthers(folder)).toBeUndefined()
  expect(modeOf(folder)).toBe(0o700)
  expect([modeOf(folder, 'assets'), modeOf(folder, 'assets/ab')]).toEqual([0o700, 0o700])
  expect([modeOf(folder, 'lake.sqlite'), modeOf(folder, 'assets/ab/bytes')]).toEqual([0o600, 0o600])
  expect(modeOf(folder, 'program')).toBe(0o700)
})

test('the target of a link keeps its rights', () => {
  const [folder, outside] = [newFolder(), newFolder()]
  chmodSync(outside, 0o755)
  symlinkSync(outside, join(folder, 'link'))
  chmodSync(folder, 0o755)
  closeToOthers(folder)
  expect(modeOf(outside)).toBe(0o755)
})
