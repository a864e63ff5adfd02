import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {createServer, type Server} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {readConfig, type Config} from '../../server/config.ts'
import {preflight} from './preflight.ts'
import {PlainError} from '../terminal/terminal.ts'

let folder: string
let squatter: Server | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-'))
})

afterEach(async () => {
  squatter?.close()
  squatter = undefined
  await rm(folder, {recursive: true})
})

const settings = (environment: Record<string, string>): Config =>
  readConfig({PORT: '0', DATA_DIR: join(folder, 'data'), ...environment}, folder)

test('accepts a free port and a data folder that can be created', async () => {
  await expect(preflight(settings({}))).resolves.toBeUndefined()
})

test('rejects a taken port and names another one', async () => {
  const port = await new Promise<number>((resolve) => {
    squatter = createServer().listen(0, '127.0.0.1', () => {
      const address = squatter?.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  await expect(preflight(settings({PORT: String(port)}))).rejects.toThrow(`PORT=${port + 1} npm start`)
})

test('rejects an address that this machine does not have', async () => {
  await expect(preflight(settings({HOST: '192.0.2.1'}))).rejects.toThrow(
    'This machine has no address "192.0.2.1"',
  )
})

test('rejects a data folder that cannot be created', async () => {
  await writeFile(join(folder, 'data'), 'a file is in the way')
  const start = preflight(settings({DATA_DIR: join(folder, 'data/lake')}))
  await expect(start).rejects.toThrow(PlainError)
  await expect(start).rejects.toThrow('set DATA_DIR to another folder')
})
