import {mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {secretFile} from './secret-file.ts'

function newPath() {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  return join(folder, 'data', 'secret')
}

test('a secret is made once, in a file that only this user can read', () => {
  const path = newPath()
  const secret = secretFile(path)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(secretFile(path)).toBe(secret)
})

test('the caller can supply another form of secret', () => {
  expect(secretFile(newPath(), () => 'sk-1')).toBe('sk-1')
})

test('an empty file gets a secret', () => {
  const path = newPath()
  secretFile(path)
  writeFileSync(path, '\n')
  expect(secretFile(path)).toMatch(/^[\w-]{43}$/)
})

test('a secret that cannot be read is a failure, and is not replaced', () => {
  const path = newPath()
  secretFile(path)
  expect(() => secretFile(join(path, 'below'))).toThrow('ENOTDIR')
})
