import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

/** Languages for which the site has no font of its own, by the start of their addresses. Phones and computers have one. */
const NEEDS_SYSTEM_FONT = new Map([['/te', 'te']])

/** Whether this machine can draw the texts of a language. Without a font, Chromium draws boxes. */
export async function hasFontFor(prefix: string): Promise<boolean> {
  const language = NEEDS_SYSTEM_FONT.get(prefix)
  if (language === undefined || process.platform !== 'linux') return true
  try {
    const {stdout} = await promisify(execFile)('fc-list', [`:lang=${language}`, 'family'], {timeout: 10_000})
    return stdout.trim() !== ''
  } catch {
    return false
  }
}
