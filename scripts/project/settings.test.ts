import {expect, test} from 'vitest'
import {run} from '../terminal/run.ts'
import {root} from './root.ts'

/** The umask of a process of umask 022 after it has loaded the settings. */
async function umaskAfter(load: string): Promise<string> {
  const script = `const {loadConfig} = await import('./scripts/project/settings.ts')
    ${load}
    console.log(process.umask().toString(8))`
  const args = ['-c', 'umask 022; exec "$0" "$@"', process.execPath, '-e', script]
  return (await run('/bin/sh', args, {cwd: root})).output.trim()
}

test('a command that loads the settings creates files that only this user can read', async () => {
  expect(await umaskAfter('loadConfig(process.cwd())')).toBe('77')
})

test('a command that builds the site creates files that everybody can read', async () => {
  expect(await umaskAfter("loadConfig(process.cwd(), {filesFor: 'everybody'})")).toBe('22')
})
