import {expect, test} from 'vitest'
import {withAbsolutePaths} from './file-arguments.ts'

test.each([
  ['dataset import ../x.tar.gz --dataset copy', 'dataset import /home/x.tar.gz --dataset copy'],
  ['dataset export production shop.tar.gz', 'dataset export production /home/owner/shop.tar.gz'],
  ['dataset export production ./backups', 'dataset export production /home/owner/backups'],
  ['dataset export production .', 'dataset export production /home/owner'],
  ['dataset export production backups/', 'dataset export production /home/owner/backups'],
  [
    'dataset export --mode cursor production backups',
    'dataset export --mode cursor production /home/owner/backups',
  ],
  ['datasets export production backups --raw', 'datasets export production /home/owner/backups --raw'],
  ['dataset import backups/shop -d copy', 'dataset import /home/owner/backups/shop -d copy'],
  ['documents create gate.json --replace', 'documents create /home/owner/gate.json --replace'],
  ['exec data/rename.ts --with-user-token', 'exec /home/owner/data/rename.ts --with-user-token'],
])('%s names a file from where it was typed', (typed, passed) => {
  expect(withAbsolutePaths(typed.split(' '), '/home/owner')).toEqual(passed.split(' '))
})

test.each([
  'dataset export production -',
  'dataset export production',
  'dataset create copy extra word',
  'dataset import /mnt/x.ndjson copy',
  'dataset import https://example.com/x.tar.gz copy',
  'documents get drafts.gate',
  'documents query *[slug.current=="a"]{name} --api-version=2025-02-19',
])('%s stays as it is', (typed) => {
  expect(withAbsolutePaths(typed.split(' '), '/home/owner')).toEqual(typed.split(' '))
})
