import {existsSync} from 'node:fs'
import {chromium} from 'playwright'
import {findChromium, missingChromium} from '../../server/print/chromium-path.ts'
import {PlainError, step} from '../terminal/terminal.ts'
import {run} from '../terminal/run.ts'

const present = () => findChromium(process.env.CHROMIUM) ?? [chromium.executablePath()].find(existsSync)

/** Both packages: the shell is quicker, but never keeps a page that was left. Older releases of Debian lack it. */
async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  for (const name of ['chromium-headless-shell', 'chromium'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    })
}

/**
 * Path of a Chromium for the browser tests. If there is none, installs Debian's package (as root, with apt) or
 * Playwright's own download.
 * @throws PlainError when CHROMIUM names no file, or Chromium cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const missing = missingChromium(process.env.CHROMIUM)
  if (missing !== undefined) throw new PlainError(missing)
  return present() ?? step('Installing Chromium for the browser tests', () => installChromium(present))
}

/** @throws PlainError with the last lines of an installation that failed */
export async function installChromium(find: () => string | undefined): Promise<string> {
  await installFromDebian()
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
