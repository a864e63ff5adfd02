import {execFile} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {expect, onTestFinished, test} from 'vitest'
import {diskFailure} from './disk-failure.ts'
import {makeFolder} from './folders.ts'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'folders-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  return folder
}

/** Makes a folder and syncs it in a process in which the sync of any folder fails so. */
async function syncWith(code: string) {
  const script = `
    import {createRequire, syncBuiltinESMExports} from 'node:module'
    const fs = createRequire(import.meta.url)('node:fs')
    const fail = () => { throw Object.assign(new Error('${code}: fsync'), {code: '${code}'}) }
    fs.fsyncSync = fail
    const {open} = fs.promises
    fs.promises.open = async (...args) => Object.assign(await open(...args), {sync: async () => fail()})
    syncBuiltinESMExports()
    const {makeFolder, syncFolder} = await import(${JSON.stringify(join(import.meta.dirname, 'folders.ts'))})
    const {diskFailure} = await import(${JSON.stringify(join(import.meta.dirname, 'disk-failure.ts'))})
    const folder = process.argv[1]
    try {
      makeFolder(folder + '/one/two')
      await syncFolder(folder)
      console.log('made')
    } catch (error) {
      console.log(diskFailure(error))
    }`
  const args = ['--input-type=module', '-e', script, newFolder()]
  return promisify(execFile)(process.execPath, args)
}

test.each(['EINVAL', 'ENOTSUP', 'EBADF'])(
  'a disk that answers %s to the sync of a folder is used, and noticed once',
  async (code) => {
    const {stdout, stderr} = await syncWith(code)
    expect(stdout).toBe('made\n')
    expect(stderr.match(/does not sync folders/g)).toHaveLength(1)
  },
)

test('a disk that reports a failure at the sync of a folder is a failure in words', async () => {
  const {stdout} = await syncWith('EIO')
  expect(stdout).toMatch(/^The disk reports a failure in reading or writing \(EIO\)/)
})

test('a folder and its parents are for this user alone', () => {
  const folder = newFolder()
  makeFolder(join(folder, 'one/two'))
  makeFolder(join(folder, 'one/two'))
  expect(statSync(join(folder, 'one')).mode & 0o777).toBe(0o700)
})

const failureAt = (path: string) => {
  try {
    makeFolder(path)
    return 'made'
  } catch (error) {
    return diskFailure(error)
  }
}

test('a place in which no folder can be made is named, without an endless attempt', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'file'), '')
  expect(failureAt('/proc/nowhere/data')).toMatch(/^\/proc\/nowhere: .*Choose another/)
  expect(failureAt(join(folder, 'file/data'))).toMatch(/Choose another folder/)
  expect(failureAt(join(folder, 'file'))).toMatch(/Something else has that name/)
  mkdirSync(join(folder, 'shop #1 ü'))
  expect(failureAt(join(folder, 'shop #1 ü/data'))).toBe('made')
})
