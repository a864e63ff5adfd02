import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {expect, test} from 'vitest'
import {z} from 'zod'
import {root} from '../project/root.ts'

const rules = z.object({ROOMS: z.record(z.string(), z.array(z.string()))})

/** Names between backticks, without the slash at their end. */
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name = '']) => name)

test('the map of CONTRIBUTING says of each room what its rule allows', async () => {
  const {ROOMS} = rules.parse(await import(pathToFileURL(join(root, '.dependency-cruiser.rooms.mjs')).href))
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, map = ''] = /^## The map: who may import whom\n([^]*?)^## /m.exec(text) ?? []
  const rows = map.split('\n').filter((line) => line.startsWith('| `'))
  const written = rows.map((row) => {
    const [, room, allowed] = row.split('|')
    return [namesIn(room)[0], namesIn(allowed)]
  })
  expect(Object.fromEntries(written)).toEqual(ROOMS)
})
