import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'

const COMMAND = fileURLToPath(new URL('./render.ts', import.meta.url))

/** Runs the command with a PATH that has no Blender, so that no test renders a picture. */
function render(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: {PATH: '/nowhere'},
  })
  return {status, stdout, stderr}
}

test('rejects an unknown category and names the valid ones', () => {
  const {status, stderr} = render('fountains')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^\nThere is no category "fountains"\. There are: fountain, gazebo, .*, site\.\n$/)
})

test('rejects an unknown id and names the valid ones', () => {
  const {status, stderr} = render('tandur-stone', '--only', '7')
  expect(status).toBe(1)
  expect(stderr).toBe('\nThere is no picture "7" in tandur-stone. There are: TS-001, TS-002, TS-003.\n')
})

test('--missing skips pictures that exist', () => {
  const {status, stdout} = render('tandur-stone', '--missing')
  expect(status).toBe(0)
  expect(stdout).toBe('0 of 3 pictures to render\n')
})

test('--missing and --again exclude each other', () => {
  expect(render('--missing', '--again')).toMatchObject({
    status: 1,
    stderr: '\n--missing and --again exclude each other.\n',
  })
})

test.each([
  ['--samples', 'many'],
  ['--width', '0'],
  ['--first', '-1'],
])('rejects %s %s', (option, value) => {
  const {status, stderr} = render(`${option}=${value}`)
  expect(status).toBe(1)
  expect(stderr).toBe(`\n${option} takes a whole number above zero, not "${value}".\n`)
})

test('says how to install Blender when it is missing, and changes no master', () => {
  const {status, stderr} = render('tandur-stone', '--again')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^\nBlender is missing\. On Debian: apt-get install --no-install-recommends blender .*\n$/,
  )
})
