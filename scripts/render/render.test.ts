import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'

const COMMAND = fileURLToPath(new URL('./render.ts', import.meta.url))

/** Runs the command where no Blender can be found, so that nothing is ever rendered. */
function render(...args: string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [COMMAND, ...args], {
    encoding: 'utf8',
    env: {PATH: '/nowhere'},
  })
  return {status, stdout, stderr}
}

test('an unknown category ends with one line that names the valid ones', () => {
  const {status, stderr} = render('fountains')
  expect(status).toBe(1)
  expect(stderr).toMatch(/^No category "fountains"; there are: fountain, gazebo, .*, and site\n$/)
})

test('an unknown id ends with one line that names the valid ones', () => {
  const {status, stderr} = render('tandur-stone', '--only', '7')
  expect(status).toBe(1)
  expect(stderr).toBe('No picture "7" in tandur-stone; there are: TS-001, TS-002, TS-003\n')
})

test('--missing skips what exists', () => {
  const {status, stdout} = render('tandur-stone', '--missing')
  expect(status).toBe(0)
  expect(stdout).toBe('0 of 3 pictures to render\n')
})

test('--missing and --again exclude each other', () => {
  expect(render('--missing', '--again')).toMatchObject({
    status: 1,
    stderr: '--missing and --again exclude each other\n',
  })
})

test.each([
  ['--samples', 'many'],
  ['--width', '0'],
  ['--first', '-1'],
])('%s %s is refused', (option, value) => {
  const {status, stderr} = render(`${option}=${value}`)
  expect(status).toBe(1)
  expect(stderr).toBe(`${option} takes a whole number above zero, not "${value}"\n`)
})

test('where Blender is missing, one line says how to get it, and no master is touched', () => {
  const {status, stderr} = render('tandur-stone', '--again')
  expect(status).toBe(1)
  expect(stderr).toMatch(
    /^Blender is missing\. On Debian: apt-get install --no-install-recommends blender .*\n$/,
  )
})
