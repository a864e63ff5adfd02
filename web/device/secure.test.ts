import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'

const web = join(import.meta.dirname, '..')

/** The worker itself runs on https only; `app/entry.server.tsx` never runs in a browser. */
const LEFT_OUT =
  /\.test\.|^(?:e2e|build)\/|^offline\/(?:worker|copies|builds|image-cache|device)\.ts$|entry\.server/

const SECURE =
  /navigator\.(?:clipboard|share|storage|serviceWorker|locks)\b|'(?:serviceWorker|caches)' in|\bcaches\.|randomUUID|crypto\.subtle|isSecureContext/

test('a shop on http works: one module asks for what browsers offer on https only', () => {
  const files = globSync('**/*.{ts,tsx}', {cwd: web}).filter((file) => !LEFT_OUT.test(file))
  expect(files.length).toBeGreaterThan(200)
  const asking = files.filter((file) =>
    readFileSync(join(web, file), 'utf8')
      .split('\n')
      .some((line) => !/^\s*(?:\/\/|\/?\*)/.test(line) && SECURE.test(line)),
  )
  expect(asking).toEqual(['device/secure.ts'])
})
