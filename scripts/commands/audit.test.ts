import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {openPeopleAside} from '@stone-designs/lake/admin'
import {root} from '../project/root.ts'
import {run} from '../terminal/run.ts'

test('lists the newest entries as a table, and answers a wrong option with a sentence', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'audit-'))
  onTestFinished(() => rmSync(dataDir, {recursive: true}))
  const {people, close} = openPeopleAside(dataDir)
  people.createToken('price import', 'editor')
  expect(() => people.signInWithCode('x', '192.0.2.7')).toThrow('used already')
  people.staff.add('asha@shop.example', 'Asha', 'viewer')
  close()
  const audit = (...args: string[]) =>
    run(process.execPath, ['scripts/commands/audit.ts', ...args], {
      cwd: root,
      env: {SANITY_PROJECT_ID: '', DATA_DIR: dataDir},
    })
  const [two, none, wrongDay, wrongNumber, help] = await Promise.all([
    audit('--limit', '2', '--since', '1d'),
    audit('--since', '2999-01-01'),
    audit('--since', 'monday'),
    audit('--limit', 'many'),
    audit('--help'),
  ])
  const [failed = '', added = ''] = two.output.split('\n')
  expect(failed).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}sign-in failed {2}unknown {7}by link {20}192\.0\.2\.7$/,
  )
  expect(added).toMatch(/ {2}person added {4}this machine {2}asha@shop\.example, viewer$/)
  expect(none.output).toBe('There are no entries.\n')
  expect(wrongDay).toMatchObject({code: 1, output: expect.stringContaining('is not a day')})
  expect(wrongNumber).toMatchObject({code: 1, output: expect.stringContaining('is not a number')})
  expect(help.output).toContain('npm run audit')
}, 30_000)
