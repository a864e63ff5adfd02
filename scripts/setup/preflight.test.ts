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

test('a free port and a folder that can be made pass', async () => {
  await expect(preflight(settings({}))).resolves.toBeUndefined()
})

test('a taken port is told with another one to try', async () => {
  const port = await new Promise<number>((resolve) => {
    squatter = createServer().listen(0, '127.0.0.1', () => {
      const address = squatter?.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  await expect(preflight(settings({PORT: String(port)}))).rejects.toThrow(`PORT=${port + 1} npm start`)
})

test('an address that this machine does not have is told', async () => {
  await expect(preflight(settings({HOST: '192.0.2.1'}))).rejects.toThrow(
    'This machine has no address "192.0.2.1"',
  )
})

test('a data folder that cannot be made is told, as a sentence', async () => {
  await writeFile(join(folder, 'data'), 'a file is in the way')
  const start = preflight(settings({DATA_DIR: join(folder, 'data/lake')}))
  await expect(start).rejects.toThrow(PlainError)
  await expect(start).rejects.toThrow('set DATA_DIR to another folder')
})
