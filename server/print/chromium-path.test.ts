import {expect, test} from 'vitest'
import {missingChromium} from './chromium-path.ts'

test('a CHROMIUM that names no file is told in words; a file, “off” and no setting are not', () => {
  expect(missingChromium('/usr/bin/chromum')).toMatch(/^CHROMIUM names \/usr\/bin\/chromum, and there is no/)
  for (const setting of [import.meta.filename, 'off', undefined])
    expect(missingChromium(setting)).toBeUndefined()
})
