import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {assertOwnAssets} from './own-assets.ts'

const OWN = 'http://localhost:3000/lake'

function check(asset: string) {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}))
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/a.txt'), 'a')
  symlinkSync('/etc/passwd', join(folder, 'files/link.txt'))
  const document = {_id: 'a', _type: 'testimonial', deep: [{f: {_type: 'file', _sanityAsset: asset}}]}
  return assertOwnAssets(['not JSON', JSON.stringify(document)], folder, OWN)
}

test.each([
  'file@file:///etc/passwd',
  'file@file://./../../../etc/passwd',
  'file@file://./files/%2e%2e/../../etc/passwd',
  'file@file://./files/link.txt',
  'file@FILE:///etc/passwd',
  'image@file://localhost/etc/passwd',
  'file@http://127.0.0.1:8080/latest/meta-data',
  'image@http://169.254.169.254/latest/meta-data',
  'image@https://127.0.0.1/a.png',
  'image@https://[::1]/a.png',
  'image@https://[::ffff:10.0.0.1]/a.png',
  'image@https://192.168.1.1/a.png',
  'image@https://0x7f000001/a.png',
  'image@http://localhost:3000/lakeside/a.png',
  'image@ftp://shop.example/a.png',
])('a foreign archive that asks for %s is not imported', async (asset) => {
  await expect(check(asset)).rejects.toThrow('Nothing was imported: the document a asks for')
})

test.each(['file@file://./files/a.txt', 'file@file://./files/missing.txt', `image@${OWN}/images/a.png`])(
  '%s is imported',
  async (asset) => {
    await expect(check(asset)).resolves.toBeUndefined()
  },
)
