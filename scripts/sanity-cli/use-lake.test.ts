import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'

const read = (path: string) =>
  readFileSync(new URL(`../../node_modules/@sanity/${path}`, import.meta.url), 'utf8')

test('patch 7: Sanity’s command line still imports the modules that are replaced by those of the lake', () => {
  for (const path of ['cli/dist/util/cliClient.js', 'migrate/dist/runner/run.js'])
    expect(read(path), path).toMatch(/from ['"](?:@sanity\/client|.*\/sanityRequestOptions\.js)['"]/)
})
