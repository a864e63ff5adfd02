import {existsSync} from 'node:fs'
import {chromium} from 'playwright'
import {PlainError, step} from '../terminal/terminal.ts'
import {run} from '../terminal/run.ts'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env: {DEBIAN_FRONTEND: 'noninteractive'},
  })
}

/**
 * Path of a Chromium for the browser tests, brought here when there is none: Debian's package where apt and root are
 * there, else Playwright's own download.
 * @throws PlainError when neither can be had
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium()
  if (present) return present
  return step('Bringing Chromium for the browser tests', async () => {
    await installFromDebian()
    if (!findChromium()) await run('playwright', ['install', '--with-deps', 'chromium'])
    const installed = findChromium()
    if (installed) return installed
    throw new PlainError(
      'No Chromium was found and none could be installed. Install Chromium or Chrome and, if it is in an unusual place, set CHROMIUM to its path.',
    )
  })
}
