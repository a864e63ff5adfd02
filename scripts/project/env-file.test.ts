import {expect, test} from 'vitest'
import {readEnvFile} from './env-file.ts'

const KNOWN = ['PORT', 'BACKUP_DIR', 'UPLOAD_SECRET', 'BACKUP_COMMAND']
const read = (text: string) => readEnvFile(Buffer.from(text), KNOWN)

test('the first setting of a file with a byte order mark counts', () => {
  const {values, problems} = read('\uFEFFBACKUP_DIR=/mnt/other\nPORT=4000')
  expect(values).toEqual({BACKUP_DIR: '/mnt/other', PORT: '4000'})
  expect(problems).toEqual([])
})

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['little endian, with a mark', Buffer.from('\uFEFFPORT=4000\r\n', 'utf16le')],
  ['little endian, without a mark', Buffer.from('PORT=4000\r\n', 'utf16le')],
  ['big endian, with a mark', swapped('\uFEFFPORT=4000\r\n')],
  ['big endian, without a mark', swapped('PORT=4000\r\n')],
])('a file in UTF-16 is read, %s, and named', (_name, bytes) => {
  const {values, notices} = readEnvFile(bytes, KNOWN)
  expect(values).toEqual({PORT: '4000'})
  expect(notices).toEqual([expect.stringContaining('UTF-16')])
})

test.each([
  ['BACKUPDIR=/mnt/other', 'BACKUPDIR is no setting. Did you mean BACKUP_DIR?'],
  ['backup_dir=/mnt/other', 'backup_dir is no setting. Did you mean BACKUP_DIR?'],
  ['BACKUP_DRI=/mnt/other', 'BACKUP_DRI is no setting. Did you mean BACKUP_DIR?'],
  [
    'UPLOAD_SECRET=abc#def',
    'UPLOAD_SECRET: the # in line 1 would begin a remark. Put the value into double quotes.',
  ],
  ['PORT 4000', 'line 1 is no setting. Write NAME=value, or # before a remark.'],
  ['BACKUP_COMMAND="rclone copy', 'a quotation mark (") is never closed.'],
])('%j is named in words', (line, problem) => {
  expect(read(line).problems).toEqual([problem])
})

test('an unknown name is noticed; those of Node, npm, proxies and Amazon are not', () => {
  const {problems, notices} = read(
    'CLARITY_ID=1\nAWS_ACCESS_KEY_ID=a\nNODE_OPTIONS=\nHTTP_PROXY=http://proxy:8080',
  )
  expect(problems).toEqual([])
  expect(notices).toEqual(['.env: CLARITY_ID is no setting of the shop (.env.example lists them).'])
})

test('remarks, quotes around a # and lines within quotes are what they seem', () => {
  const text =
    '# a remark\nexport PORT=4000 # the port\nUPLOAD_SECRET="abc#def"\nBACKUP_COMMAND="one\ntwo # three"\n'
  const {values, problems} = read(text)
  expect(problems).toEqual([])
  expect(values).toMatchObject({PORT: '4000', UPLOAD_SECRET: 'abc#def', BACKUP_COMMAND: 'one\ntwo # three'})
})
