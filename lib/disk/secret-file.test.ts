import {mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {secretFile} from './secret-file.ts'

function newPath() {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return join(folder, 'data')
}

test('a secret is made once, in a file that only this user can read', () => {
  const folder = newPath()
  const secret = secretFile(folder, 'upload-secret')
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(statSync(join(folder, 'upload-secret')).mode & 0o777).toBe(0o600)
  expect(secretFile(folder, 'upload-secret')).toBe(secret)
})

test('the caller can supply another form of secret', () => {
  expect(secretFile(newPath(), 'lake-token', () => 'sk-1')).toBe('sk-1')
})

test('an empty file gets a secret', () => {
  const folder = newPath()
  secretFile(folder, 'upload-secret')
  writeFileSync(join(folder, 'upload-secret'), '\n')
  expect(secretFile(folder, 'upload-secret')).toMatch(/^[\w-]{43}$/)
})

test('a secret that cannot be read is a failure, and is not replaced', () => {
  const folder = newPath()
  secretFile(folder, 'upload-secret')
  expect(() => secretFile(join(folder, 'upload-secret'), 'event-secret')).toThrow('ENOTDIR')
})
