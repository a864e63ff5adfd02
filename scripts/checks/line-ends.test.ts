import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

const FILES = ['.ci/run', 'package.json', 'scripts/bootstrap.mjs', 'lake/README.md']

test('scripts run and the format is right on a computer whose Git writes the line ends of Windows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'line-ends-'))
  onTestFinished(() => rmSync(folder, {recursive: true}))
  for (const file of ['.gitattributes', ...FILES]) cpSync(join(root, file), join(folder, file))
  const settings = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf']
  for (const command of [['init'], ['add', '.'], ['checkout-index', '--all', '--prefix=written/']])
    expect(await run('git', [...settings, ...command], {cwd: folder})).toMatchObject({code: 0})
  const written = FILES.filter((file) => readFileSync(join(folder, 'written', file), 'utf8').includes('\r'))
  expect(written).toEqual([])
})
