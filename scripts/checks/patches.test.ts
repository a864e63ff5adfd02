import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {root} from '../project/root.ts'
import {testFiles} from './selection.ts'

const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => number)

test('each row of docs/patches.md has a test with its number in the title, and each such number is a row', async () => {
  const rows = numbersIn(readFileSync(join(root, 'docs/patches.md'), 'utf8'), /^\| (A?\d+) \|/gm)
  const titles = (await testFiles(root)).flatMap(({text}) => numbersIn(text, /['"`]patch (A?\d+): /g))
  expect(new Set(titles)).toEqual(new Set(rows))
  expect(rows).toEqual([...new Set(rows)])
})
