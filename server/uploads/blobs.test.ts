import {mkdtempSync, readdirSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {openBlobs} from './blobs.ts'

test('files that are being received keep their room until they are stored or discarded', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'blobs-'))
  try {
    const blobs = openBlobs(dir, {maxTotalBytes: 100, minFreeBytes: 0})
    const [first, second] = await Promise.all([blobs.openIncoming(60), blobs.openIncoming(60)])
    expect([first, second].filter(Boolean).length).toBeLessThan(2)
    await first?.discard()
    await second?.discard()

    const file = await blobs.openIncoming(60)
    expect(await blobs.hasRoom(41)).toBe(false)
    expect(await blobs.openIncoming(41)).toBeUndefined()
    const received = await file?.write([Buffer.alloc(50)])
    await file?.commit('gate-0123456789abcdef.png', {
      bytes: 50,
      md5: '',
      ...received,
      type: 'image/png',
      storedAt: 0,
    })
    await file?.discard()
    expect([await blobs.hasRoom(50), await blobs.hasRoom(51)]).toEqual([true, false])
    expect(readdirSync(join(dir, 'incoming'))).toEqual([])
  } finally {
    rmSync(dir, {recursive: true})
  }
})
