import {keepNewFilesPrivate} from '../disk/private-files.ts'
import {backupData} from './backup.ts'
import {BackupError} from './backup-error.ts'

// Makes one backup in a process of its own, because checking it reads everything: node backup-process.ts <data folder>
// <folder of the backup> [<folder of the previous one>]. Prints the number of files.

const [dataDir = '', target = '', previous] = process.argv.slice(2)

try {
  keepNewFilesPrivate()
  const {files} = await backupData({dataDir, target, previous})
  process.stdout.write(String(files))
} catch (error) {
  const isPlain = error instanceof BackupError
  process.stderr.write(isPlain ? error.message : String(error))
  process.exit(1)
}
