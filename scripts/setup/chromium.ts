import {existsSync} from 'node:fs'
import {chromium} from 'playwright'
import {CHROMIUM_PATHS} from '../../server/print/chromium-path.ts'
import {PlainError, step} from '../terminal/terminal.ts'
import {run} from '../terminal/run.ts'

function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, ...CHROMIUM_PATHS, chromium.executablePath()]
  return candidates.find((path) => path && existsSync(path))
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  await run('apt-get', ['update'])
  // Older releases of Debian lack the first package.
  for (const name of ['chromium-headless-shell', 'chromium'])
    await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
      env: {DEBIAN_FRONTEND: 'noninteractive'},
    })
}

/**
 * Path of a Chromium for the browser tests. If there is none, installs Debian's package (as root, with apt) or
 * Playwright's own download.
 * @throws PlainError when Chromium cannot be installed
 */
export async function ensureChromium(): Promise<string> {
  const present = findChromium()
  if (present) return present
  return step('Installing Chromium for the browser tests', async () => {
    await installFromDebian()
    if (!findChromium()) await run('playwright', ['install', '--with-deps', 'chromium'])
    const installed = findChromium()
    if (installed) return installed
    throw new PlainError(
      'Chromium was not found and could not be installed. Install Chromium or Chrome, or set CHROMIUM to the path of one.',
    )
  })
}
