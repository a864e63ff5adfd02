import {existsSync} from 'node:fs'
import {chromium} from 'playwright'
import {findChromium, missingChromium} from '../../server/print/chromium-path.ts'
import {PlainError, step} from '../terminal/terminal.ts'
import {run} from '../terminal/run.ts'

/** Debian's Chromium without the window that a person sees: the tests take a sixth less time with it. */
const SHELL = 'chromium-headless-shell'

const present = () => findChromium(process.env.CHROMIUM) ?? [chromium.executablePath()].find(existsSync)

/** Installs packages of Debian, where this process may. A package that an older release lacks is left out. */
async function installFromDebian(packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  for (const name of packages)
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    })
}

/**
 * Path of a Chromium for the browser tests. If there is no Chromium, installs Debian's package (as root, with apt) or
 * Playwright's own download. Where Debian's Chromium is there, the headless shell of its release is installed too.
 * @throws PlainError when CHROMIUM names no file, or Chromium cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const missing = missingChromium(process.env.CHROMIUM)
  if (missing !== undefined) throw new PlainError(missing)
  shellTried ??= present() === '/usr/bin/chromium' ? installFromDebian([SHELL]) : Promise.resolve()
  await shellTried
  return present() ?? step('Installing Chromium for the browser tests', () => installChromium(present))
}

let shellTried: Promise<void> | undefined

/** @throws PlainError with the last lines of an installation that failed */
export async function installChromium(find: () => string | undefined): Promise<string> {
  // Both: the shell never keeps a page that was left.
  await installFromDebian([SHELL, 'chromium'])
  let output = ''
  // Only an administrator may install the libraries of the system. Without them the download alone may do.
  for (const options of [['--with-deps'], []])
    if (find() === undefined) ({output} = await run('playwright', ['install', ...options, 'chromium']))
  const installed = find()
  if (installed !== undefined) return installed
  throw new PlainError(
    `Chromium was not found and could not be installed. Install Chromium or Chrome, or set CHROMIUM to the path of one.\n${output.trim().split('\n').slice(-5).join('\n')}`,
  )
}
