import {expect, test} from 'vitest'
import {run} from '../terminal/run.ts'
import {join} from 'node:path'

const command = join(import.meta.dirname, 'ads.ts')

test('an unknown action is a sentence', async () => {
  expect(await run(process.execPath, [command, 'send'], {env: {}})).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no "send". There are check and file.'),
  })
})
