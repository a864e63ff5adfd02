import {access, constants} from 'node:fs/promises'
import {createServer} from 'node:net'
import type {Config} from '../../server/config.ts'
import {diskFailure} from '../../lib/disk/disk-failure.ts'
import {makeFolder} from '../../lib/disk/folders.ts'
import {hasCode} from '../../lib/disk/system-error.ts'
import {PlainError} from '../terminal/terminal.ts'

async function assertPortIsFree({port, host}: Config): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve)
    })
  } catch (error) {
    if (hasCode(error, 'EADDRINUSE')) {
      throw new PlainError(
        `Port ${port} is taken, perhaps by another start of this shop. Stop that program, or choose another port: PORT=${port + 1} npm start`,
      )
    }
    if (hasCode(error, 'EACCES')) {
      throw new PlainError(
        `Port ${port} needs the rights of an administrator. Choose a port above 1023: PORT=3000 npm start`,
      )
    }
    if (hasCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND')) {
      throw new PlainError(
        `This machine has no address "${host}". Set HOST to one that it has, such as 127.0.0.1.`,
      )
    }
    throw error
  } finally {
    probe.close()
  }
}

async function assertFolderIsUsable(folder: string): Promise<void> {
  try {
    makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (hasCode(error, 'ENOSPC')) throw new PlainError('The disk is full. Free some space and start again.')
    const cause = diskFailure(error)
    throw new PlainError(
      `The data folder ${folder} cannot be written to. Make it writable for this user, or set DATA_DIR to another folder.${cause === undefined ? '' : `\n${cause}`}`,
    )
  }
}

/**
 * Checks that the port is free and the data folder is writable, before any work is done.
 * @throws PlainError that says what to do
 */
export async function preflight(config: Config): Promise<void> {
  await assertPortIsFree(config)
  await assertFolderIsUsable(config.dataDir)
}
