import {lacksDatabases, sqliteCode} from './sqlite-error.ts'

/** What a failure of a disk or of its rights means, and what to do, by the system's code. */
const SENTENCES: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space and try again; nothing that was saved is lost.',
  EDQUOT:
    'Your share of the disk (quota) is used up. Free some space and try again; nothing that was saved is lost.',
  EROFS:
    'The disk is read-only now, often after a failure. Look at the system’s log, and mount it for writing again.',
  EIO: 'The disk reports a failure in reading or writing (EIO). Check the disk, or the network to it, and try again.',
  ESTALE: 'The network disk was disconnected (ESTALE). Mount it again and try again.',
  ENOTCONN: 'The network disk is not connected (ENOTCONN). Mount it again and try again.',
  EHOSTDOWN: 'The network disk does not answer. Check the network and try again.',
  EACCES: 'This user has no right to use it. Change its owner, or choose another folder.',
  EPERM: 'This user, or this kind of disk, may not do that. Change its owner, or choose another folder.',
  ENOTDIR: 'A part of the path is a file and no folder. Choose another folder.',
  EEXIST: 'Something else has that name. Choose another folder.',
  ELOOP: 'Symbolic links lead around in a circle. Choose another folder.',
  ENAMETOOLONG: 'The name is too long for the disk. Choose a shorter one.',
  EMFILE: 'Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of the unit).',
  ENFILE: 'Too many files are open on this machine. End other programs and try again.',
  EFBIG: 'A file is too large for the disk. Use a disk with another file system.',
}

/** SQLite's codes for such failures, without details. */
const OF_SQLITE: Record<number, string> = {3: 'EACCES', 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC'}

/** Calls that make folders: a parent that is missing could not be made. */
const NOT_MADE = 'The folder cannot be made there. Choose another one.'

/** Network disks, some of FUSE, and folders that are shared with a virtual machine have no locks or no shared memory. */
export const NO_DATABASES =
  'The disk of this folder cannot hold databases, because it has no locks or no memory that programs share, as on some network disks and shared folders. Set DATA_DIR to a folder on a disk of this machine.'

/**
 * A failure of a disk in words, with the path that it is about. Looks at the causes of an error too.
 * @returns undefined for anything else, such as a missing file
 */
export function diskFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const sentence = sentenceOf(error)
  if (sentence === undefined) return diskFailure(error.cause)
  return 'path' in error && typeof error.path === 'string' ? `${error.path}: ${sentence}` : sentence
}

function sentenceOf(error: Error): string | undefined {
  if (lacksDatabases(error)) return NO_DATABASES
  const code = OF_SQLITE[sqliteCode(error) ?? 0] ?? ('code' in error ? String(error.code) : '')
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir') return NOT_MADE
  return SENTENCES[code]
}
