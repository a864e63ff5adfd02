import {diskFailure} from '../../lib/disk/disk-failure.ts'
import {keepNewFilesPrivate} from '../../lib/disk/private-files.ts'
import {backupData} from './backup.ts'
import {BackupError} from './backup-error.ts'

// Makes one backup in a process of its own, because checking it reads everything: node backup-process.ts <data folder>
// <folder of the backup> [<folder of the previous one>]. Prints JSON: the number of files, the assets without bytes, and
// the damaged files of the previous backup.

const [dataDir = '', target = '', previous] = process.argv.slice(2)

try {
  keepNewFilesPrivate()
  const {files, assetsWithoutBytes, damagedInPrevious} = await backupData({dataDir, target, previous})
  process.stdout.write(JSON.stringify({files, assetsWithoutBytes, damagedInPrevious}))
} catch (error) {
  const isPlain = error instanceof BackupError
  process.stderr.write(isPlain ? error.message : (diskFailure(error) ?? String(error)))
  process.exit(1)
}
