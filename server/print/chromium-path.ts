import {existsSync} from 'node:fs'

/** Where systems install Chromium, and browsers made of it. */
const CHROMIUM_PATHS = [
  // Without the window that a person sees. Saves a tenth of the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Value of CHROMIUM with which the server makes no PDF. */
const NONE = 'off'

/** @param setting a path, or `off`; absent: the usual paths @returns undefined when there is no Chromium */
export const findChromium = (setting: string | undefined): string | undefined =>
  setting === NONE ? undefined : [setting, ...CHROMIUM_PATHS].find((path) => path && existsSync(path))

/** @returns a sentence about a setting that names no file; undefined when there is one, or no setting */
export const missingChromium = (setting: string | undefined): string | undefined =>
  setting === undefined || setting === NONE || existsSync(setting)
    ? undefined
    : `CHROMIUM names ${setting}, and there is no such file. Correct the setting, or remove it: then one of the usual paths is used.`
